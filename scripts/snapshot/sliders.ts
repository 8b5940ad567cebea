import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isVideo, phoneFile } from '../../src/features/home/slides.ts';
import type { Rejected } from '../../src/contract/results.ts';

/** Where slides lie, on the site and on the API's host alike (R3.1). */
export const sliderPath = 'assets/imgs/sliders';

/**
 * Fetches the slides that the site does not have from the API's host, into the snapshot's folder.
 * An upright picture for phones may lie beside a slide; it is no fault where it does not.
 * @returns the slides that there are, and those that are nowhere
 */
export async function fetchSliders(
  files: readonly string[],
  where: { publicDir: string; snapshotDir: string; apiHost: string; fetch?: typeof globalThis.fetch },
): Promise<{ there: string[]; nowhere: Rejected[] }> {
  const folder = join(where.snapshotDir, 'sliders');
  const result: { there: string[]; nowhere: Rejected[] } = { there: [], nowhere: [] };
  const upright = files.filter((file) => !isVideo(file)).map(phoneFile);
  for (const file of new Set([...files, ...upright])) {
    const own = existsSync(join(where.publicDir, sliderPath, file));
    const bytes = own ? null : await download(file, where);
    if (bytes) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `.${file}`), bytes);
      renameSync(join(folder, `.${file}`), join(folder, file));
    }
    // What an earlier pull fetched will do while the host cannot be asked.
    if (own || existsSync(join(folder, file))) result.there.push(file);
    else if (files.includes(file))
      result.nowhere.push({ id: file, field: '', reason: 'el archivo no está en el sitio ni en el servidor' });
  }
  return result;
}

async function download(
  file: string,
  { apiHost, fetch = globalThis.fetch }: { apiHost: string; fetch?: typeof globalThis.fetch },
): Promise<Buffer | null> {
  const address = `${apiHost}/${sliderPath}/${encodeURIComponent(file)}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  return response?.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
