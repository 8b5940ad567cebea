import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Node's compile cache, shared by the whole test run (scripts/test.mjs). */
const { NODE_COMPILE_CACHE } = process.env;

export interface ScriptResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts a script of the project in its own process, without the environment variables of the tests. */
export function startScript(
  script: string,
  { args = [], env = {}, cwd = root }: { args?: string[]; env?: Record<string, string>; cwd?: string } = {},
): {
  process: ChildProcess;
  waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>;
  exited: Promise<ScriptResult>;
} {
  const child = spawn(process.execPath, [join(root, script), ...args], {
    cwd,
    env: { ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
      child.emit('output');
    });
  }
  const exited = new Promise<ScriptResult>((resolve) => child.on('close', (code) => resolve({ code, ...output })));
  const waitForOutput = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const match = pattern.exec(output.stdout);
        if (match) resolve(match);
      };
      check();
      child.on('output', check);
      void exited.then(({ stderr }) =>
        reject(new Error(`The script exited before it printed ${String(pattern)}: ${stderr}`)),
      );
    });
  return { process: child, waitForOutput, exited };
}
