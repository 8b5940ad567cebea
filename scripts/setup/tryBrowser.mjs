import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/**
 * Checks that a browser starts and accepts commands. (`--version` would not detect a missing library, and the browser from npm
 * does not support `--dump-dom`.)
 * @param {{ executablePath: string, args: string[], env?: Record<string, string> }} browser
 * @param {number} [timeout] ms
 * @returns {Promise<string>} the problem; '' if it starts
 */
export async function findStartProblem({ executablePath, args, env }, timeout = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const testArguments = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...testArguments], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: on Debian the commands are scripts, whose browsers would outlive them.
    detached: !windows,
  });
  const ended = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  let output = '';
  let timer;
  const problem = await new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => {
      output += chunk;
      if (/DevTools listening/.test(output)) resolve('');
    });
    child.on('error', (error) => resolve(error.message));
    // Not 'exit', which may precede the end of stderr.
    child.on('close', (code) => resolve(`it ended with exit code ${code}: ${output.trim().split('\n').at(-1)}`));
    timer = setTimeout(() => resolve(`it did not start within ${timeout / 1000} s`), timeout);
  });
  clearTimeout(timer);
  try {
    if (windows || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
  await ended;
  child.stderr?.destroy();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return problem;
}
