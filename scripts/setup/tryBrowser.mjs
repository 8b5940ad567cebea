import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/**
 * Starts a browser until it accepts commands. (`--version` would not detect a missing library, and the browser from npm has
 * no `--dump-dom`.)
 * @param {{ executablePath: string, args: string[], env?: Record<string, string> }} browser
 * @param {number} [limit] ms
 * @returns {Promise<string>} the problem; '' if it starts
 */
export async function findStartProblem({ executablePath, args, env }, limit = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const trial = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...trial], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Debian's commands are scripts, and what they started would outlive them.
    detached: !windows,
  });
  const ended = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  let output = '';
  let timer;
  const problem = await new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => /DevTools listening/.test((output += chunk)) && resolve(''));
    child.on('error', (error) => resolve(error.message));
    // Not 'exit', which may come before the last of stderr.
    child.on('close', (code) => resolve(`it ended with exit code ${code}: ${output.trim().split('\n').at(-1)}`));
    timer = setTimeout(() => resolve(`it did not start within ${limit / 1000} s`), limit);
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
