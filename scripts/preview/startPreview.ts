import { existsSync } from 'node:fs';
import * as http from 'node:http';
import { resolve } from 'node:path';
import { certificate } from './certificate.ts';
import { createCompressor } from './compress.ts';
import { createFiles, type Files } from './builtFiles.ts';
import { createHandler } from './handler.ts';
import { lanAddresses, listen } from './listenOrName.ts';
import type { Log } from './log.ts';
import { createPictures } from './imageCdn.ts';
import { createPipeline } from './pipeline.ts';
import { PreviewProblem } from './problem.ts';
import { createProxy } from './proxy.ts';
import { textReply } from './reply.ts';
import { createRules } from './hostRules.ts';
import { secureServer, type Closable } from './secureServer.ts';

export interface PreviewOptions {
  dist?: string | undefined;
  /** 0 takes any free port. */
  port?: number | undefined;
  /** Where to listen; by default this machine alone, and with `https` the whole local network. */
  host?: string | undefined;
  https?: boolean | undefined;
  cacheDir?: string | undefined;
  configFile?: string | undefined;
  /** How long a proxied server or a picture's source may take, ms; the host's limit by default. */
  timeout?: number | undefined;
  log?: Log | undefined;
}

export interface Preview {
  url: string;
  /** Addresses for other devices of the local network; empty when only this machine is served. */
  lan: string[];
  close(): Promise<void>;
}

/** Serves `dist` as Netlify would, through its own modules. @throws PreviewProblem with the remedy */
export async function startPreview(options: PreviewOptions = {}): Promise<Preview> {
  const {
    port = 4321,
    https: secure = false,
    cacheDir = '.cache/preview',
    configFile = '.netlify/v1/config.json',
  } = options;
  const { timeout = 26_000, log = console.log } = options;
  const dist = resolve(options.dist ?? 'dist');
  if (!existsSync(dist)) throw new PreviewProblem(`${dist} is missing: run npm run build:site first.`);

  const files = createFiles(dist);
  const rules = createRules(dist, log);
  const compress = createCompressor();
  const proxy = createProxy(timeout);
  const lan = secure || options.host === '0.0.0.0' || options.host === '::' ? lanAddresses() : [];
  const tls = secure ? certificate(resolve(cacheDir), lan) : undefined;
  const serve = (listener: http.RequestListener) => {
    if (tls) return secureServer(tls, listener);
    const server = http.createServer(listener);
    server.keepAliveTimeout = 30_000;
    return server;
  };

  const origin = sourceServer(files, log);
  const originPort = await listen(origin, 0, '127.0.0.1');
  const servers: Closable[] = [origin];
  try {
    const pictures = createPictures({
      ...{ configFile: resolve(configFile), cacheDir: resolve(cacheDir), origin: `http://127.0.0.1:${originPort}` },
      ...{ files, rules, timeout, log },
    });
    const listener = createHandler(createPipeline({ files, rules, pictures, proxy }), compress, log);
    const host = options.host ?? (secure ? undefined : '127.0.0.1');
    const main = serve(listener);
    const taken = await listen(main, port, host);
    servers.push(main);
    if (host === '127.0.0.1') {
      // Browsers may take either loopback for "localhost"; a machine without IPv6 has one only.
      const other = serve(listener);
      if (await listenIfThere(other, taken, '::1')) servers.push(other);
    }
    const scheme = secure ? 'https' : 'http';
    const name =
      options.host === undefined || ['127.0.0.1', '0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
    return {
      url: `${scheme}://${name.includes(':') ? `[${name}]` : name}:${taken}`,
      lan: lan.map((address) => `${scheme}://${address}:${taken}`),
      close: () =>
        closeAll(servers, () => {
          proxy.close();
        }),
    };
  } catch (error) {
    await closeAll(servers, () => {
      proxy.close();
    });
    throw error;
  }
}

/** Gives built files to the image module, which can only fetch: no rules, so a missing one is a 404. */
const sourceServer = (files: Files, log: Log) =>
  http.createServer(
    createHandler(
      async ({ url }) => {
        const file = await files.find(url.pathname);
        return file ? { status: 200, ...file } : textReply(404, 'Not found');
      },
      createCompressor(0),
      log,
    ),
  );

async function listenIfThere(server: Closable, port: number, host: string): Promise<boolean> {
  try {
    await listen(server, port, host);
    return true;
  } catch (error) {
    // Another program there would get half of the browsers.
    if (error instanceof PreviewProblem && error.message.includes('is busy')) throw error;
    return false;
  }
}

/** Lets running answers end for two seconds. */
async function closeAll(servers: Closable[], closeProxy: () => void): Promise<void> {
  const closing = servers.map((server) => new Promise<void>((done) => server.close(() => done())));
  const impatient = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), 2000);
  await Promise.all(closing);
  clearTimeout(impatient);
  closeProxy();
}
