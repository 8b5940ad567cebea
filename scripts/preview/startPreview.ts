import { existsSync } from 'node:fs';
import * as http from 'node:http';
import { resolve } from 'node:path';
import { listen, listenOnLoopback } from '../listen.ts';
import {
  loadCertificate,
  createSecureServer,
  explainListenError,
  findLanAddresses,
  PreviewError,
  type PreviewServer,
} from './servers.ts';
import { createCompressor } from './compress.ts';
import { createBuiltFiles, type BuiltFiles } from './builtFiles.ts';
import { createRequestListener } from './requestListener.ts';
import type { Log } from './log.ts';
import { createImageCdn } from './imageCdn.ts';
import { createRequestHandler } from './requestHandler.ts';
import { createProxy, type Proxy } from './proxy.ts';
import { textReply } from './reply.ts';
import { createNetlifyRules } from './netlifyRules.ts';

export interface PreviewOptions {
  dist?: string | undefined;
  /** 0 takes any free port. */
  port?: number | undefined;
  /** Address to listen on; by default loopback, and with `https` the whole local network. */
  host?: string | undefined;
  https?: boolean | undefined;
  cacheDir?: string | undefined;
  configFile?: string | undefined;
  /** Time limit of proxied requests and picture downloads, ms; by default Netlify's. */
  timeout?: number | undefined;
  log?: Log | undefined;
}

export interface Preview {
  url: string;
  /** URLs for other devices on the local network; empty if the preview listens on loopback only. */
  lan: string[];
  close(): Promise<void>;
}

/** Serves `dist` as Netlify does, through its own modules. @throws PreviewError with the remedy */
export async function startPreview(options: PreviewOptions = {}): Promise<Preview> {
  const {
    port = 4321,
    https: isSecure = false,
    cacheDir = '.cache/preview',
    configFile = '.netlify/v1/config.json',
    timeout = 26_000,
    log = console.log,
  } = options;
  const dist = resolve(options.dist ?? 'dist');
  if (!existsSync(dist)) throw new PreviewError(`${dist} is missing: run npm run build:site first.`);

  const files = createBuiltFiles(dist);
  const rules = createNetlifyRules(dist, log);
  const compress = createCompressor();
  const proxy = createProxy(timeout);
  const lanAddresses = isSecure || options.host === '0.0.0.0' || options.host === '::' ? findLanAddresses() : [];
  const tls = isSecure ? loadCertificate(resolve(cacheDir), lanAddresses) : undefined;
  const createMainServer = (listener: http.RequestListener) => {
    if (tls) return createSecureServer(tls, listener);
    const server = http.createServer(listener);
    server.keepAliveTimeout = 30_000;
    return server;
  };

  const sourceServer = createSourceServer(files, log);
  const sourcePort = await listen(sourceServer, 0, '127.0.0.1');
  const servers: PreviewServer[] = [sourceServer];
  try {
    const imageCdn = createImageCdn({
      configFile: resolve(configFile),
      cacheDir: resolve(cacheDir),
      origin: `http://127.0.0.1:${sourcePort}`,
      files,
      rules,
      timeout,
      log,
    });
    const listener = createRequestListener(createRequestHandler({ files, rules, imageCdn, proxy }), compress, log);
    const host = options.host ?? (isSecure ? undefined : '127.0.0.1');
    const main = await listenAt(() => createMainServer(listener), port, host);
    servers.push(...main.servers);
    const scheme = isSecure ? 'https' : 'http';
    const name =
      options.host === undefined || ['127.0.0.1', '0.0.0.0', '::'].includes(options.host) ? 'localhost' : options.host;
    return {
      url: `${scheme}://${name.includes(':') ? `[${name}]` : name}:${main.port}`,
      lan: lanAddresses.map((address) => `${scheme}://${address}:${main.port}`),
      close: () => closeAll(servers, proxy),
    };
  } catch (error) {
    await closeAll(servers, proxy);
    throw error;
  }
}

/** Serves built files to the image module, which fetches them over HTTP. Applies no rules: a missing file is a 404. */
const createSourceServer = (files: BuiltFiles, log: Log) =>
  http.createServer(
    createRequestListener(
      async ({ url }) => {
        const file = await files.find(url.pathname);
        return file ? { status: 200, ...file } : textReply(404, 'Not found');
      },
      createCompressor(0),
      log,
    ),
  );

async function listenAt(
  createServer: () => PreviewServer,
  port: number,
  host: string | undefined,
): Promise<{ servers: PreviewServer[]; port: number }> {
  try {
    if (host === '127.0.0.1') return await listenOnLoopback(createServer, port);
    const server = createServer();
    return { servers: [server], port: await listen(server, port, host) };
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, port);
  }
}

/** Closes the servers and the proxy. Pending responses get two seconds. */
async function closeAll(servers: PreviewServer[], proxy: Pick<Proxy, 'close'>): Promise<void> {
  const closing = servers.map((server) => new Promise<void>((done) => server.close(() => done())));
  const forceClose = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), 2000);
  await Promise.all(closing);
  clearTimeout(forceClose);
  proxy.close();
}
