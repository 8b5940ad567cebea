import { isLoopback } from '../../src/settings.ts';

/**
 * How many products, categories and branches the deployed site has: what a first snapshot on a machine is held against
 * (R11.3). null where there is no such site yet, or it cannot be asked.
 */
export async function deployedCounts(
  siteUrl: string,
  fetch: typeof globalThis.fetch,
): Promise<Record<string, number> | null> {
  if (isLoopback(siteUrl)) return null;
  try {
    const response = await fetch(`${siteUrl}/catalogo/manifest.json`, { signal: AbortSignal.timeout(15_000) });
    if (!response.ok) return null;
    const { counts } = (await response.json()) as { counts?: unknown };
    if (typeof counts !== 'object' || counts === null) return null;
    return Object.fromEntries(
      Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return null;
  }
}
