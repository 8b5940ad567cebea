import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const slot = createLimiter(2);

  async function obtain(key: string, make: () => Promise<TransformedPicture>): Promise<TransformedPicture> {
    const file = join(dir, key.slice(0, 2), key);
    const kept = await readFile(file).then(unpack, () => undefined);
    if (kept) return kept;
    const made = await slot(make);
    await save(file, made).catch((error: unknown) => log(`A picture could not be kept in ${dir}: ${String(error)}`));
    return made;
  }

  return (key: string, make: () => Promise<TransformedPicture>): Promise<TransformedPicture> => {
    let job = running.get(key);
    if (!job) {
      job = obtain(key, make).finally(() => running.delete(key));
      running.set(key, job);
    }
    return job;
  };
}

/** Writes a picture atomically. */
async function save(file: string, { bytes, ...metadata }: TransformedPicture): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, Buffer.concat([Buffer.from(`${JSON.stringify(metadata)}\n`), bytes]));
  await rename(beside, file);
}

function unpack(stored: Buffer): TransformedPicture {
  const line = stored.indexOf('\n');
  return {
    ...(JSON.parse(stored.toString('utf8', 0, line)) as Omit<TransformedPicture, 'bytes'>),
    bytes: stored.subarray(line + 1),
  };
}

function createLimiter(atOnce: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
