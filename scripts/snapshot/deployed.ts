import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { readBody } from '../../src/api/client.ts';
import { isLoopback } from '../../src/settings.ts';

/**
 * The number of products, categories and branches of the deployed site, to compare the first snapshot on a machine with
 * (R11.3). Null if no site is deployed, or it cannot be reached.
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

/** The discontinued products of the deployed site, for a machine without an earlier snapshot. Empty if it has none. */
export async function fetchDeployedDiscontinued(
  siteUrl: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<DiscontinuedProduct[]> {
  const manifest = (await fetchDeployedJson(siteUrl, '/catalogo/manifest.json', fetch)) as { gone?: unknown } | null;
  const url = manifest?.gone;
  if (typeof url !== 'string' || !/^\/catalogo\/bajas\/[\w.-]+$/.test(url)) return [];
  const products = await fetchDeployedJson(siteUrl, url, fetch);
  return Array.isArray(products) ? products.filter(isDiscontinuedProduct) : [];
}

function isDiscontinuedProduct(value: unknown): value is DiscontinuedProduct {
  const { id, name, category, since } = (value ?? {}) as Partial<Record<keyof DiscontinuedProduct, unknown>>;
  const hasTexts = [name, category, since].every((text) => typeof text === 'string');
  return hasTexts && typeof id === 'string' && /^\d{1,12}$/.test(id);
}

/** Fetches a JSON file of the deployed site; null if there is none, or the site cannot be reached. */
async function fetchDeployedJson(
  siteUrl = 'http://localhost',
  path: string,
  fetch: typeof globalThis.fetch,
): Promise<unknown> {
  if (isLoopback(siteUrl)) return null;
  try {
    const response = await fetch(siteUrl + path, { signal: AbortSignal.timeout(15_000) });
    return response.ok ? (JSON.parse(await readBody(response)) as unknown) : null;
  } catch {
    return null;
  }
}
