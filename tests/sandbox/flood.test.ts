import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startSandbox } from '../../scripts/bench/sandbox/process.ts';
import { rawSocket } from '../support/rawSocket.ts';

const idle = 10_000;
const uploads = 300;

test.runIf(process.env['DEEP'])(
  `P63 ${idle} idle sockets, then ${uploads} bodies without end: others are served, in bounded memory`,
  { timeout: 300_000 },
  async ({ onTestFinished }) => {
    const sandbox = await startSandbox(['--data', ':memory:', '--products', '50']);
    onTestFinished(() => sandbox.stop());
    const port = Number(new URL(sandbox.origin).port);
    const served = async (): Promise<number> => (await fetch(`${sandbox.origin}/api/getSucursales.php`)).status;
    expect(await served()).toBe(200);
    const before = sandbox.rss();

    const sockets = [];
    for (let opened = 0; opened < idle; opened += 500) {
      const some = Array.from({ length: 500 }, () => rawSocket(port, 'GET / HTTP/1.1\r\nHost: localhost\r\nx-'));
      await Promise.all(
        some.map(({ socket, closed }) => Promise.race([once(socket, 'connect').catch(() => 0), closed])),
      );
      sockets.push(...some);
      expect(await served()).toBe(200);
    }
    const withIdle = sandbox.rss();

    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const head =
      'POST /api/postVisita.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
    const upload = async (): Promise<string> => {
      const { socket, closed } = rawSocket(port, head);
      while (!socket.destroyed)
        if (!socket.write(piece)) await Promise.race([once(socket, 'drain').catch(() => 0), closed]);
      return closed;
    };
    const sent = Promise.all(Array.from({ length: uploads }, upload));
    expect(await served()).toBe(200);
    await sent;
    const withBodies = sandbox.rss();
    await Promise.all(sockets.map(({ closed }) => closed));
    expect(await served()).toBe(200);

    const [first, second, third] = [before, withIdle, withBodies].map((mb) => mb.toFixed(0));
    console.log(`${first} MB before, ${second} MB with idle sockets, ${third} MB after the bodies`);
    expect(Math.max(withIdle, withBodies) - before).toBeLessThan(150);
  },
);
