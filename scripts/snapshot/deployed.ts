import type { DiscontinuedProduct } from '../../src/catalogue/snapshot.ts';
import { readBody } from '../../src/api/client.ts';
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
 * Fetches the counts and discontinued products of the deployed site; empty if there is no site yet, or if it is not this shop.
 * @throws Error if every attempt fails
 */
export async function fetchDeployedCatalogue(
  siteUrl: string | undefined,
  fetch: typeof globalThis.fetch,
  clock: Pick<Clock, 'sleep'>,
): Promise<DeployedCatalogue> {
  const manifest = await fetchJson('/catalogo/manifest.json');
  const { counts, discontinued: url } = (manifest ?? {}) as { counts?: unknown; discontinued?: unknown };
  const isFile = typeof url === 'string' && /^\/catalogo\/bajas\/[\w.-]+$/.test(url);
  const products = isFile ? await fetchJson(url) : [];
  return {
    counts: Object.fromEntries(
      Object.entries(counts ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    ),
    discontinued: Array.isArray(products) ? products.filter(isDiscontinuedProduct) : [],
  };

  /** Fetches a JSON file of the site; null if there is none. */
  async function fetchJson(path: string): Promise<unknown> {
    if (siteUrl === undefined || isLoopback(siteUrl)) return null;
    for (let retries = maxAttempts - 1; ; retries--) {
      try {
        return await fetchOnce(siteUrl + path);
      } catch (error) {
        if (isUnknownHost(error)) return null;
        if (retries === 0) throw error;
        await clock.sleep(retryDelay);
      }
    }
  }

  async function fetchOnce(url: string): Promise<unknown> {
    const response = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    if (response.status >= 500) throw new Error(`${url} responded with ${response.status}`);
    return response.ok ? parseJson(await readBody(response)) : null;
  }
}

/** The violation of the guards if the deployed site cannot be read. */
export const describeUnreadableSite = (siteUrl: string | undefined, error: unknown): string =>
  `the deployed site ${siteUrl ?? ''} could not be read, so nothing can be compared with it: ${errorText(error)}`;

const isUnknownHost = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ENOTFOUND';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isDiscontinuedProduct(value: unknown): value is DiscontinuedProduct {
  const { id, name, category, since } = (value ?? {}) as Partial<Record<keyof DiscontinuedProduct, unknown>>;
  const hasTexts = [name, category, since].every((text) => typeof text === 'string');
  return hasTexts && typeof id === 'string' && /^\d{1,12}$/.test(id);
}
