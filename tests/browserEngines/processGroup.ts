import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Spawns a command in its own process group, so that `stopGroup` ends its children too. */
export function spawnGroup(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  if (command.startsWith('/') && !existsSync(command))
    throw new Error(`${command} does not exist: run npm run test:engines.`);
  return spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
}

/** Ends a process with its children, and waits until it has exited. */
export async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  // A process that a signal ended has no exit code.
  const hasExited = child.exitCode !== null || child.signalCode !== null;
  const exited = hasExited || new Promise((resolve) => child.once('exit', resolve));
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // The whole group has ended already.
  }
  await exited;
}
