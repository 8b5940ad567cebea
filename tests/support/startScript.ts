import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Node's compile cache of the test run (scripts/test.mjs). */
const { NODE_COMPILE_CACHE } = process.env;

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts a script of the project as a process, without the caller's environment variables. */
export function startScript(
  script: string,
  { args = [], env = {}, cwd = root }: { args?: string[]; env?: Record<string, string>; cwd?: string } = {},
): { process: ChildProcess; waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd,
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      out[stream] += text;
      child.emit('output');
    });
  }
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...out })));
  const waitForOutput = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const match = pattern.exec(out.stdout);
        if (match) resolve(match);
      };
      check();
      child.on('output', check);
      void ended.then(({ stderr }) => reject(new Error(`It ended before it printed ${String(pattern)}: ${stderr}`)));
    });
  return { process: child, waitForOutput, ended };
}
