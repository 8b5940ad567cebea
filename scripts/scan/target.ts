import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { imageConfigFile } from '../../src/settings.ts';
import { loadCertificate, findLanAddresses } from '../preview/servers.ts';
import { startPreview } from '../preview/startPreview.ts';
import { startNode } from '../setup/processes.mjs';

export interface ScanTarget {
  url: string;
  /** File of its certificate, if that is self-signed. */
  certificateFile?: string;
  close: () => Promise<void>;
}

const folder = '.cache/scan';

/**
 * Builds the site from the existing snapshot as it would be published, for an API on https, and serves it with TLS. Its
 * policies don't contain the sandbox's URLs, which have plain http.
 */
export async function buildAndServe(): Promise<ScanTarget> {
  const dist = join(folder, 'dist');
  const env = {
    API_HOST: 'https://api.clavija.example',
    SITE_URL: 'https://clavija.example',
    DIST_DIR: dist,
    CACHE_DIR: join(folder, 'astro'),
  };
  const output: string[] = [];
  const astro = startNode('build', ['node_modules/astro/bin/astro.mjs', 'build'], {
    env,
    onLine: (line) => void output.push(line),
  });
  if ((await astro.ended) !== 0) throw new Error(`The site could not be built:\n${output.join('\n')}`);

  const cacheDir = resolve(folder, 'preview');
  const preview = await startPreview({
    dist,
    cacheDir,
    configFile: imageConfigFile(dist),
    log: () => undefined,
    port: 0,
    https: true,
    host: '127.0.0.1',
  });
  const certificateFile = join(cacheDir, 'certificate.crt');
  writeFileSync(certificateFile, loadCertificate(cacheDir, findLanAddresses()).cert);
  return { url: preview.url, certificateFile, close: () => preview.close() };
}
