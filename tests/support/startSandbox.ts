import { execFileSync } from 'node:child_process';
import { startScript } from './startScript.ts';

/** Starts `npm run sandbox` in its own process on a free port, and waits until it listens. */
export async function startSandbox(args: string[], cwd?: string) {
  const sandbox = startScript('scripts/sandbox/sandbox.ts', {
    args: ['--port', '0', ...args],
    ...(cwd !== undefined && { cwd }),
  });
  const [, origin = ''] = await sandbox.waitForOutput(/Sandbox API on (http:\/\/localhost:\d+)\/api\/\{call\}\.php\n/);
  return {
    ...sandbox,
    origin,
    kill: async (): Promise<void> => {
      sandbox.process.kill('SIGKILL');
      await sandbox.exited;
    },
    /** Resident memory, MB. */
    rss: (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(sandbox.process.pid)]).toString()) / 1024,
  };
}
