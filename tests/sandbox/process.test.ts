import { createServer, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readArguments } from '../../scripts/sandbox/arguments.ts';
import { startScript } from '../support/script.ts';
import { tempDir } from '../support/tempDir.ts';

const script = 'scripts/sandbox/sandbox.ts';

/** Starts the sandbox on a free port, and asks it. */
async function sandbox(args: string[] = [], cwd = tempDir()) {
  const started = startScript(script, { args: ['--port', '0', ...args], cwd });
  onTestFinished(() => void started.process.kill('SIGKILL'));
  const [, url = ''] = await started.waitForOutput(/Sandbox API on (http:\/\/localhost:\d+)\/api\/\{call\}\.php\n/);
  const ids = async (): Promise<string[]> => {
    const response = await fetch(`${url}/api/getProductosEnVenta.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"SucursalID":"1"}',
    });
    const { results } = (await response.json()) as { results: { ProductoID: string }[] };
    return results.map(({ ProductoID }) => ProductoID);
  };
  return { ...started, url, ids, cwd };
}

describe('R10.1 npm run sandbox', { timeout: 30_000 }, () => {
  test('--port 0 takes a free port and says which; --products makes so many; it ends on SIGTERM', async () => {
    const { process, ended, ids } = await sandbox(['--products', '30']);
    expect(await ids()).toHaveLength(30);
    process.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });

  const machine = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outer = machine.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
  const responds = (host: string, port: string): Promise<boolean> =>
    fetch(`http://${host}:${port}/bandeja`).then(
      () => true,
      () => false,
    );

  test('P67 it is there for this machine alone, mails and all, unless --host opens it', async () => {
    const port = (url: string): string => new URL(url).port;
    const closed = await sandbox(['--products', '1']);
    expect(await responds('127.0.0.1', port(closed.url))).toBe(true);
    for (const host of outer) expect(await responds(host, port(closed.url)), host).toBe(false);
    const open = await sandbox(['--products', '1', '--host', '0.0.0.0']);
    for (const host of ['127.0.0.1', ...outer]) expect(await responds(host, port(open.url)), host).toBe(true);
    await open.waitForOutput(/It listens at 0\.0\.0\.0: anyone who can reach it sees its customers and e-mails/);
  });

  test('--import with a file, in memory; the stand-in for the public IP tells who asks, to any origin', async () => {
    const file = join(import.meta.dirname, '..', 'fixtures', 'products.json.gz');
    const { ids, url } = await sandbox(['--data', ':memory:', '--import', file]);
    expect(await ids()).toEqual(['7', '22', '104']);
    const ip = await fetch(`${url}/ip`);
    expect(ip.headers.get('access-control-allow-origin')).toBe('*');
    expect(((await ip.json()) as { ip: string }).ip).toMatch(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    const picture = await fetch(`${url}/img/productos/7/1.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('a busy port is named, with its remedy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    onTestFinished(() => void other.close());
    const port = String((other.address() as AddressInfo).port);
    const { code, stderr } = await startScript(script, {
      args: ['--port', port, '--data', ':memory:', '--products', '1'],
      cwd: tempDir(),
    }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another with --port or SANDBOX_PORT.\n`,
    );
  });

  test.each([
    ['--products', 'abc'],
    ['--products', '-5'],
    ['--seed', '1.5'],
    ['--port', ''],
    ['--quirks', 'some'],
    ['--limits', 'yes'],
    ['--latency', '1s'],
    ['--clock', 'mañana'],
    ['--nada', '1'],
  ])('%s %j is rejected by its name', (option, value) => {
    expect(() => readArguments([`${option}=${value}`])).toThrow(option);
  });

  test('--products and --seed reseed the database, otherwise it is kept', () => {
    expect(readArguments([])).toMatchObject({
      reseed: false,
      seed: {},
      port: undefined,
      quirks: 'none',
      limits: false,
    });
    expect(readArguments(['--products', '0', '--port', '0'])).toMatchObject({
      reseed: true,
      seed: { products: 0 },
      port: 0,
    });
    expect(readArguments(['--import', 'a.json'])).toMatchObject({ reseed: true, importFile: 'a.json' });
  });
});
