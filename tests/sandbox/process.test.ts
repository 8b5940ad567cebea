import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '../../scripts/listen.ts';
import { parseArguments } from '../../scripts/sandbox/arguments.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { startScript } from '../support/startScript.ts';
import { tempDir } from '../support/tempDir.ts';

const script = 'scripts/sandbox/sandbox.ts';

/** Starts the sandbox in a folder of its own, until the test ends. */
async function startShop(args: string[] = [], cwd = tempDir()) {
  const sandbox = await startSandbox(args, cwd);
  onTestFinished(sandbox.kill);
  const fetchIds = async (): Promise<string[]> => {
    const response = await fetch(`${sandbox.origin}/api/getProductosEnVenta.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"SucursalID":"1"}',
    });
    const { results } = (await response.json()) as { results: { ProductoID: string }[] };
    return results.map(({ ProductoID }) => ProductoID);
  };
  return { ...sandbox, fetchIds, cwd };
}

describe('R10.1 npm run sandbox', () => {
  test('--port 0 uses a free port and prints it; --products sets the number of products; SIGTERM stops it', async () => {
    const { process, exited, fetchIds } = await startShop(['--products', '30']);
    expect(await fetchIds()).toHaveLength(30);
    process.kill('SIGTERM');
    expect(await exited).toMatchObject({ code: 0, stderr: '' });
  });

  const lanAddresses = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  const isReachable = (host: string, port: string): Promise<boolean> =>
    fetch(`http://${host}:${port}/bandeja`).then(
      () => true,
      () => false,
    );

  test('P67 listens on this machine only, unless --host is set', async () => {
    const getPort = (url: string): string => new URL(url).port;
    const local = await startShop(['--products', '1']);
    expect(await isReachable('127.0.0.1', getPort(local.origin))).toBe(true);
    for (const host of lanAddresses) expect(await isReachable(host, getPort(local.origin)), host).toBe(false);
    const exposed = await startShop(['--products', '1', '--host', '0.0.0.0']);
    for (const host of ['127.0.0.1', ...lanAddresses])
      expect(await isReachable(host, getPort(exposed.origin)), host).toBe(true);
    await exposed.waitForOutput(/It listens on 0\.0\.0\.0: anyone who can reach it sees its customers and e-mails/);
  });

  test('--import with an in-memory database; the fake IP lookup service returns the address of the client to any origin', async () => {
    const file = join(import.meta.dirname, '..', 'fixtures', 'products.json.gz');
    const { fetchIds, origin } = await startShop(['--data', ':memory:', '--import', file]);
    expect(await fetchIds()).toEqual(['7', '22', '104']);
    const ip = await fetch(`${origin}/ip`);
    expect(ip.headers.get('access-control-allow-origin')).toBe('*');
    expect(((await ip.json()) as { ip: string }).ip).toMatch(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    const picture = await fetch(`${origin}/img/productos/7/1.jpg`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('the error for a port in use names the port and a remedy', async () => {
    const otherServer = createServer();
    const port = String(await listen(otherServer, 0));
    onTestFinished(() => void otherServer.close());
    const { code, stderr } = await startScript(script, {
      args: ['--port', port, '--data', ':memory:', '--products', '1'],
      cwd: tempDir(),
    }).exited;
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
  ])('the error for %s %j names the option', (option, value) => {
    expect(() => parseArguments([`${option}=${value}`])).toThrow(option);
  });

  test('--products and --import reseed the database, otherwise it is kept', () => {
    expect(parseArguments([])).toMatchObject({
      reseed: false,
      generatorOptions: {},
      port: undefined,
      quirks: 'none',
      limitsLookups: false,
    });
    expect(parseArguments(['--products', '0', '--port', '0'])).toMatchObject({
      reseed: true,
      generatorOptions: { products: 0 },
      port: 0,
    });
    expect(parseArguments(['--import', 'a.json'])).toMatchObject({ reseed: true, importFile: 'a.json' });
  });
});
