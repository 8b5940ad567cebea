import { once } from 'node:events';
import { expect, test } from 'vitest';
import { spawnGroup, stopGroup } from '../../browserEngines/processGroup.ts';

test.skipIf(process.platform === 'win32')(
  'R13.1 a browser under test can be stopped while it runs, after it exits, and after a signal ends it',
  async () => {
    const running = spawnGroup('sleep', ['60']);
    await stopGroup(running);
    expect(running.signalCode).toBe('SIGTERM');

    const exited = spawnGroup('true', []);
    await once(exited, 'exit');
    await stopGroup(exited);

    const killed = spawnGroup('sleep', ['60']);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await stopGroup(killed);
  },
);
