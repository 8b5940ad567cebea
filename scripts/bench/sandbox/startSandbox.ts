import { execFileSync, spawn } from 'node:child_process';

export interface SandboxProcess {
  origin: string;
  /** Resident memory, MB. */
  rss: () => number;
  stop: () => Promise<void>;
}

/** Starts the sandbox in a process on a free port. Its errors go to stderr. */
export async function startSandbox(args: string[]): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['scripts/sandbox/sandbox.ts', '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'] },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const url = /http:\/\/localhost:\d+/.exec(text)?.[0];
      if (url) resolve(url);
    });
    void ended.then(() => reject(new Error('the sandbox ended before it was ready')));
  });
  return {
    origin,
    rss: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]).toString()) / 1024,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
