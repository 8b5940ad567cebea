import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { readText } from '../../src/api/responseBody.ts';
import { isLoopback } from '../../src/settings.ts';

/**
 * The number of products, categories and branches of the deployed site: the first snapshot on a machine is compared with
 * them (R11.3). null where no site is deployed, or it cannot be reached.
 */
export async function fetchDeployedCounts(
  siteUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Record<string, number> | null> {
  const { counts } = ((await fetchDeployedJson(siteUrl, '/catalogo/manifest.json', fetch)) ?? {}) as {
    counts?: unknown;
  };
  if (typeof counts !== 'object' || counts === null) return null;
  return Object.fromEntries(
    Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

/** The discontinued products of the deployed site, for a machine without an earlier snapshot. Empty where it has none. */
export async function fetchDeployedDiscontinued(
  siteUrl: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<DiscontinuedProduct[]> {
  const manifest = (await fetchDeployedJson(siteUrl, '/catalogo/manifest.json', fetch)) as { gone?: unknown } | null;
  const address = manifest?.gone;
  if (typeof address !== 'string' || !/^\/catalogo\/bajas\/[\w.-]+$/.test(address)) return [];
  const gone = await fetchDeployedJson(siteUrl, address, fetch);
  return Array.isArray(gone) ? gone.filter(isGone) : [];
}

function isGone(value: unknown): value is DiscontinuedProduct {
  const { id, name, category, since } = (value ?? {}) as Partial<Record<keyof DiscontinuedProduct, unknown>>;
  const hasTexts = [name, category, since].every((each) => typeof each === 'string');
  return hasTexts && typeof id === 'string' && /^\d{1,12}$/.test(id);
}

/** Fetches a JSON file of the deployed site; null where there is none, or the site cannot be reached. */
async function fetchDeployedJson(
  siteUrl = 'http://localhost',
  path: string,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  if (isLoopback(siteUrl)) return null;
  try {
    const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? (JSON.parse(await readText(response)) as unknown) : null;
  } catch {
    return null;
  }
}
