import { get } from 'node:https';
import { readFileSync } from 'node:fs';
import { parseCommandLine } from '../commandLine.ts';
import { findWeaknesses } from './evaluator.ts';
import { installObservatory, gradeHeaders } from './observatory.ts';
import { buildAndServe, type ScanTarget } from './target.ts';

const { positionals } = parseCommandLine({
  name: 'scan:headers',
  help: "Rates the security headers of each kind of page with MDN's HTTP Observatory and Google's csp_evaluator, on the deploy at URL, or on the site as it would be published. Exits with 1 below A+, or for a finding of high severity.",
  positional: 'URL',
});

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
    : await buildAndServe();
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
    const weaknesses = findWeaknesses(String(policy));
    const high = weaknesses.filter(({ isHigh }) => isHigh);
    passes &&= grade === 'A+' && policy !== '' && high.length === 0;
    console.log(
      `${grade.padEnd(3)} ${String(score).padStart(3)}  ${high.length} high, ${weaknesses.length} in all  ${path}`,
    );
    for (const finding of [...failed, ...weaknesses.map(({ text }) => text)]) findings.add(finding);
  }
  for (const finding of findings) console.log(`  ${finding}`);
  return passes;
}

/** Finds the first page of each folder in the sitemap. */
async function findSamplePaths(url: string, ca: Buffer | undefined): Promise<string[]> {
  const { body } = await fetchPage(new URL('/sitemap.xml', url), ca);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return [...new Map(paths.map((path) => [path.split('/')[1], path] as const).reverse()).values()].reverse();
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
