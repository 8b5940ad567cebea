import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join, resolve } from 'node:path';
import { imageConfigFile } from '../../src/settings.ts';
import { parseCommandLine } from '../commandLine.ts';
import { findLanAddresses, loadCertificate } from '../preview/servers.ts';
import { startPreview } from '../preview/startPreview.ts';
import { startNode } from '../setup/processes.mjs';
import { findCspFindings } from './cspFindings.ts';
import { installObservatory, gradeHeaders } from './observatory.ts';

const { positionals } = parseCommandLine({
  name: 'scan:headers',
  help: "Rates the security headers of each kind of page with MDN's HTTP Observatory and Google's csp_evaluator, on the deploy at URL, or on the site as it would be published. Exits with 1 below A+, or for a finding of high severity.",
  positional: 'URL',
});

const scanFolder = '.cache/scan';
/** Pages that the sitemap does not list. */
const unlistedPaths = [
  '/busqueda',
  '/etiquetas',
  '/utilidades',
  '/sin-conexion',
  '/estado',
  '/producto/0',
  '/categoria/0',
];

try {
  const scanner = installObservatory();
  const [deployUrl] = positionals;
  const target: ScanTarget = deployUrl
    ? { url: new URL(deployUrl).origin, close: () => Promise.resolve() }
    : await serveProductionBuild();
  try {
    process.exitCode = (await scan(scanner, target)) ? 0 : 1;
  } finally {
    await target.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Prints the grade of each page and all findings. Returns whether each page has an A+ and no high finding. */
async function scan(scanner: string, { url, certificateFile }: ScanTarget): Promise<boolean> {
  const ca = certificateFile === undefined ? undefined : readFileSync(certificateFile);
  console.log(`${url}: grade and score of HTTP Observatory, findings of csp_evaluator`);
  const findings = new Set<string>();
  let passes = true;
  for (const path of [...(await findSamplePaths(url, ca)), ...unlistedPaths]) {
    const pageUrl = new URL(path, url);
    const { grade, score, failed } = await gradeHeaders(scanner, pageUrl, certificateFile);
    const policy = (await fetchPage(pageUrl, ca)).headers['content-security-policy'] ?? '';
    const cspFindings = findCspFindings(String(policy));
    const high = cspFindings.filter(({ isHigh }) => isHigh);
    passes &&= grade === 'A+' && policy !== '' && high.length === 0;
    console.log(
      `${grade.padEnd(3)} ${String(score).padStart(3)}  ${high.length} high, ${cspFindings.length} in all  ${path}`,
    );
    for (const finding of [...failed, ...cspFindings.map(({ text }) => text)]) findings.add(finding);
  }
  for (const finding of findings) console.log(`  ${finding}`);
  return passes;
}

/** Finds the first page of each folder in the sitemap. */
async function findSamplePaths(url: string, ca: Buffer | undefined): Promise<string[]> {
  const { body } = await fetchPage(new URL('/sitemap.xml', url), ca);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...Map.groupBy(paths, (path) => path.split('/')[1]).values()].flatMap(([first]) => first ?? []);
}

interface ScanTarget {
  url: string;
  /** File of its certificate, if that is self-signed. */
  certificateFile?: string;
  close: () => Promise<void>;
}

/**
 * Builds the site from the existing snapshot as it would be published, for an API on https, and serves it with TLS. Its
 * policies don't contain the sandbox's URLs, which have plain http.
 */
async function serveProductionBuild(): Promise<ScanTarget> {
  const dist = join(scanFolder, 'dist');
  const env = {
    API_HOST: 'https://api.clavija.example',
    SITE_URL: 'https://clavija.example',
    DIST_DIR: dist,
    CACHE_DIR: join(scanFolder, 'astro'),
  };
  const output: string[] = [];
  const astro = startNode('build', ['node_modules/astro/bin/astro.mjs', 'build'], {
    env,
    onLine: (line) => void output.push(line),
  });
  if ((await astro.ended) !== 0) throw new Error(`The site could not be built:\n${output.join('\n')}`);

  const cacheDir = resolve(scanFolder, 'preview');
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

interface HttpResponse {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function fetchPage(url: URL, ca: Buffer | undefined): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    get(url, { ...(ca && { ca }) }, (response) => {
      response.setEncoding('utf8');
      let body = '';
      response.on('data', (part: string) => (body += part));
      response.on('end', () => resolve({ headers: response.headers, body }));
      response.on('error', reject);
    }).on('error', reject);
  });
}
