import type { Gone } from '../../src/catalogue/snapshot.ts';
import { readText } from '../../src/api/responseBody.ts';
import { isLoopback } from '../../src/settings.ts';

/**
 * How many products, categories and branches the deployed site has: what a first snapshot on a machine is held against
 * (R11.3). null where there is no such site yet, or it cannot be asked.
 */
export async function deployedCounts(
  siteUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Record<string, number> | null> {
  const { counts } = ((await read(siteUrl, '/catalogo/manifest.json', fetch)) ?? {}) as { counts?: unknown };
  if (typeof counts !== 'object' || counts === null) return null;
  return Object.fromEntries(
    Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** The products that left the catalogue, as the deployed site knows them: a machine without an earlier snapshot goes on from it. */
export async function deployedGone(siteUrl: string | undefined, fetch: typeof globalThis.fetch): Promise<Gone[]> {
  const manifest = (await read(siteUrl, '/catalogo/manifest.json', fetch)) as { gone?: unknown } | null;
  const address = manifest?.gone;
  if (typeof address !== 'string' || !/^\/catalogo\/bajas\/[\w.-]+$/.test(address)) return [];
  const gone = await read(siteUrl, address, fetch);
  return Array.isArray(gone) ? gone.filter(isGone) : [];
}

function isGone(value: unknown): value is Gone {
  const { id, name, category, since } = (value ?? {}) as Partial<Record<keyof Gone, unknown>>;
  const said = [name, category, since].every((each) => typeof each === 'string');
  return said && typeof id === 'string' && /^\d{1,12}$/.test(id);
}

/** A file of the deployed site; null where there is none, or it cannot be asked. */
async function read(siteUrl = 'http://localhost', path: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  if (isLoopback(siteUrl)) return null;
  try {
    const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? (JSON.parse(await readText(response)) as unknown) : null;
  } catch {
    return null;
  }
}
