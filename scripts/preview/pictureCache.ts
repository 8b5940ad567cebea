import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { Log } from './log.ts';

/** A transformed picture with its headers. */
export interface TransformedPicture {
  type: string;
  cacheControl: string;
  bytes: Buffer;
}

/** Creates a disk cache of pictures. Concurrent requests share one transformation; at most two run at a time. */
export function createPictureCache(dir: string, log: Log) {
  const pending = new Map<string, Promise<TransformedPicture>>();
  const limit = pLimit(2);

  async function loadOrCreate(key: string, create: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    const file = join(dir, key.slice(0, 2), key);
    const cached = await readFile(file).then(deserialize, () => undefined);
    if (cached) return cached;
    const picture = await limit(create);
    await save(file, picture).catch((error: unknown) =>
      log(`A picture could not be saved in ${dir}: ${String(error)}`),
    );
    return picture;
  }

  return (key: string, create: () => Promise<TransformedPicture>): Promise<TransformedPicture> => {
    let picture = pending.get(key);
    if (!picture) {
      picture = loadOrCreate(key, create).finally(() => pending.delete(key));
      pending.set(key, picture);
    }
    return picture;
  };
}

/** Writes a picture atomically: a line of JSON metadata, then the bytes. */
async function save(file: string, { bytes, ...metadata }: TransformedPicture): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(metadata)}\n`), bytes]));
  await rename(temporary, file);
}

function deserialize(stored: Buffer): TransformedPicture {
  const metadataEnd = stored.indexOf('\n');
  return {
    ...(JSON.parse(stored.toString('utf8', 0, metadataEnd)) as Omit<TransformedPicture, 'bytes'>),
    bytes: stored.subarray(metadataEnd + 1),
  };
}
