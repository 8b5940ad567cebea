import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { readText } from '../../src/api/client.ts';
import { isLoopback } from '../../src/settings.ts';
import type { Clock } from '../clock.ts';
import { errorText } from '../errorText.ts';

/** The catalogue of the deployed site, with which the first snapshot on a machine is compared (R11.3). */
export interface DeployedCatalogue {
  /** Numbers of products, categories and branches. */
  counts: Record<string, number>;
  discontinued: DiscontinuedProduct[];
}

const maxAttempts = 3;
const retryDelay = 5_000;

/**
 * Fetches the counts and discontinued products of the deployed site; empty if there is no site yet.
 * @throws Error if every attempt fails, or if it has no manifest of a shop
 */
export async function fetchDeployedCatalogue(
  siteUrl: string | undefined,
  fetch: typeof globalThis.fetch,
  clock: Pick<Clock, 'sleep'>,
): Promise<DeployedCatalogue> {
  if (siteUrl === undefined || isLoopback(siteUrl)) return { counts: {}, discontinued: [] };
  const manifestUrl = `${siteUrl}/catalogo/manifest.json`;
  const manifest = await fetchJson(manifestUrl);
  if (manifest === undefined) return { counts: {}, discontinued: [] };
  if (!isManifest(manifest)) throw new Error(`${manifestUrl} is not the manifest of a shop`);
  const { counts, discontinued: path } = manifest;
  const isFile = typeof path === 'string' && /^\/catalogo\/bajas\/[\w.-]+$/.test(path);
  const products = isFile ? await fetchJson(siteUrl + path) : [];
  return {
    counts: Object.fromEntries(
      Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
    discontinued: Array.isArray(products) ? products.filter(isDiscontinuedProduct) : [],
  };

  /** Fetches a JSON file of the site; undefined if there is none. */
  async function fetchJson(url: string): Promise<unknown> {
    for (let retries = maxAttempts - 1; ; retries--) {
      try {
        return await fetchOnce(url);
      } catch (error) {
        if (isUnknownHost(error)) return undefined;
        if (retries === 0) throw error;
        await clock.sleep(retryDelay);
      }
    }
  }

  async function fetchOnce(url: string): Promise<unknown> {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    // Netlify responds with 404 until the first deploy.
    if (response.status === 404 || response.status === 410) return undefined;
    if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
    return parseJson(url, await readText(response));
  }
}

/** The violation of the guards if the deployed site cannot be read. */
export const describeUnreadableSite = (siteUrl: string | undefined, error: unknown): string =>
  `the deployed site ${siteUrl ?? ''} could not be read, so nothing can be compared with it: ${errorText(error)}`;

const isUnknownHost = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ENOTFOUND';

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${url} is not JSON`);
  }
}

/** Whether a value has the number of products, without which there is nothing to compare with. */
function isManifest(value: unknown): value is { counts: { products: number }; discontinued?: unknown } {
  const { counts } = (value ?? {}) as { counts?: { products?: unknown } | null };
  return typeof counts?.products === 'number';
}

function isDiscontinuedProduct(value: unknown): value is DiscontinuedProduct {
  const { id, name, category, since } = (value ?? {}) as Partial<Record<keyof DiscontinuedProduct, unknown>>;
  const hasTexts = [name, category, since].every((text) => typeof text === 'string');
  return hasTexts && typeof id === 'string' && /^\d{1,12}$/.test(id);
}
