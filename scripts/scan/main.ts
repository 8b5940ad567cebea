import { get } from 'node:https';
import { readFileSync } from 'node:fs';
import { weaknesses } from './evaluator.ts';
import { installObservatory, observatory } from './observatory.ts';
import { publishedHere, type Target } from './target.ts';

// `npm run scan:headers [-- https://…]`: what MDN's HTTP Observatory and Google's csp_evaluator say of each kind of
// page, of a deploy or of the site as it would be published. Exit 1 below A+, or where a finding is high.

const hidden = ['/busqueda', '/etiquetas', '/utilidades', '/sin-conexion', '/estado', '/producto/0', '/categoria/0'];

try {
  installObservatory();
  const given = process.argv[2];
  const target: Target = given ? { url: new URL(given).origin, close: () => Promise.resolve() } : await publishedHere();
  const good = await scan(target).finally(target.close);
  process.exitCode = good ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function scan({ url, authority }: Target): Promise<boolean> {
  const ca = authority === undefined ? undefined : readFileSync(authority);
  console.log(`${url}: grade and score of HTTP Observatory, findings of csp_evaluator`);
  const notes = new Set<string>();
  let good = true;
  for (const path of [...(await oneOfEach(url, ca)), ...hidden]) {
    const address = new URL(path, url);
    const { grade, score, failed } = await observatory(address, authority);
    const policy = (await asked(address, ca)).headers['content-security-policy'] ?? '';
    const found = weaknesses(String(policy));
    const high = found.filter((each) => each.high);
    good &&= grade === 'A+' && policy !== '' && high.length === 0;
    console.log(
      `${grade.padEnd(3)} ${String(score).padStart(3)}  ${high.length} high, ${found.length} in all  ${path}`,
    );
    for (const line of [...failed, ...found.map(({ text }) => text)]) notes.add(line);
  }
  for (const note of notes) console.log(`  ${note}`);
  return good;
}

/** The first page of each folder that the sitemap names. */
async function oneOfEach(url: string, ca: Buffer | undefined): Promise<string[]> {
  const { body } = await asked(new URL('/sitemap.xml', url), ca);
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  return [...new Map(paths.map((path) => [path.split('/')[1], path] as const).reverse()).values()].reverse();
}

interface Answer {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function asked(url: URL, ca: Buffer | undefined): Promise<Answer> {
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
