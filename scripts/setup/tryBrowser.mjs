import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const windows = process.platform === 'win32';

/**
 * Starts a browser until it takes orders; '' where that works, else why it does not. (`--version` would not tell of a
 * missing library, and the one from npm has no `--dump-dom`.)
 * @param {{ executablePath: string, args: string[], env?: Record<string, string> }} browser
 * @param {number} [limit] ms
 * @returns {Promise<string>}
 */
export async function whyItFails({ executablePath, args, env }, limit = 30_000) {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const trial = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const child = spawn(executablePath, [...args, ...trial], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Debian's commands are scripts, and what they started would outlive them.
    detached: !windows,
  });
  const ended = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  let said = '';
  let timer;
  const why = await new Promise((resolve) => {
    child.stderr?.on('data', (chunk) => /DevTools listening/.test((said += chunk)) && resolve(''));
    child.on('error', (error) => resolve(error.message));
    // Not 'exit', which may come before the last of stderr.
    child.on('close', (code) => resolve(`it ended with exit code ${code}: ${said.trim().split('\n').at(-1)}`));
    timer = setTimeout(() => resolve(`it did not start within ${limit / 1000} s`), limit);
  });
  clearTimeout(timer);
  try {
    if (windows || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Gone already.
  }
  await ended;
  child.stderr?.destroy();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  return why;
}
