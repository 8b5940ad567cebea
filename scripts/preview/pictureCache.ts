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

/** Caches pictures on disk by key. Concurrent requests share one transformation; at most two run at a time. */
export function createPictureCache(dir: string, log: Log) {
  const running = new Map<string, Promise<TransformedPicture>>();
  const limit = pLimit(2);

  async function loadOrCreate(key: string, create: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    const file = join(dir, key.slice(0, 2), key);
    const cached = await readFile(file).then(unpack, () => undefined);
    if (cached) return cached;
    const picture = await limit(create);
    await save(file, picture).catch((error: unknown) =>
      log(`A picture could not be saved in ${dir}: ${String(error)}`),
    );
    return picture;
  }

  return (key: string, create: () => Promise<TransformedPicture>): Promise<TransformedPicture> => {
    let job = running.get(key);
    if (!job) {
      job = loadOrCreate(key, create).finally(() => running.delete(key));
      running.set(key, job);
    }
    return job;
  };
}

/** Writes a picture atomically. */
async function save(file: string, { bytes, ...metadata }: TransformedPicture): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const temporary = `${file}.${randomUUID()}`;
  await writeFile(temporary, Buffer.concat([Buffer.from(`${JSON.stringify(metadata)}\n`), bytes]));
  await rename(temporary, file);
}

function unpack(stored: Buffer): TransformedPicture {
  const line = stored.indexOf('\n');
  return {
    ...(JSON.parse(stored.toString('utf8', 0, line)) as Omit<TransformedPicture, 'bytes'>),
    bytes: stored.subarray(line + 1),
  };
}
