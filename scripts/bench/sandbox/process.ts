import { execFileSync, spawn } from 'node:child_process';

export interface Running {
  origin: string;
  /** Memory that it holds, MB. */
  rss: () => number;
  stop: () => Promise<void>;
}

/** Starts the sandbox as a process of its own, on a free port; its errors go to stderr. */
export async function startSandbox(args: string[]): Promise<Running> {
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
    void ended.then(() => reject(new Error('the sandbox ended before it could be asked')));
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
