/** The most bytes of a response, unless the caller says otherwise. */
export const maxBytes = 16e6;

/** The body of a response, of at most so many bytes: a broken host must not fill the memory. @throws RangeError beyond */
export async function readBytes(response: Response, max = maxBytes): Promise<ArrayBuffer> {
  const declared = Number(response.headers.get('content-length'));
  if (declared > max) {
    await response.body?.cancel();
    throw tooLarge(max);
  }
  if (!response.body) return new ArrayBuffer(0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    if (size > max) {
      await reader.cancel();
      throw tooLarge(max);
    }
  }
  return new Blob(chunks).arrayBuffer();
}

const tooLarge = (max: number): RangeError => new RangeError(`the answer is larger than ${max / 1e6} MB`);

/** The text of a response, of at most so many bytes. @throws RangeError beyond */
export const readText = async (response: Response, max = maxBytes): Promise<string> =>
  new TextDecoder().decode(await readBytes(response, max));

/** JSON of a file of this site, or of a service that is not the API. Rejects if there is none within 8 s, or too much. */
export async function fetchJson(address: string, max?: number): Promise<unknown> {
  const response = await fetch(address, { signal: AbortSignal.timeout(8_000) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return JSON.parse(await readText(response, max));
}
