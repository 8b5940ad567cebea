/** Bytes of an answer at most, where nothing else is said. */
export const mostBytes = 16e6;

/** The body of an answer, of at most so many bytes: a host gone wrong must not fill the memory. @throws RangeError beyond */
export async function bytesOf(response: Response, most = mostBytes): Promise<ArrayBuffer> {
  const told = Number(response.headers.get('content-length'));
  if (told > most) {
    await response.body?.cancel();
    throw tooLarge(most);
  }
  if (!response.body) return new ArrayBuffer(0);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    size += read.value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw tooLarge(most);
    }
  }
  return new Blob(chunks).arrayBuffer();
}

const tooLarge = (most: number): RangeError => new RangeError(`the answer is larger than ${most / 1e6} MB`);

/** The text of an answer, of at most so many bytes. @throws RangeError beyond */
export const textOf = async (response: Response, most = mostBytes): Promise<string> =>
  new TextDecoder().decode(await bytesOf(response, most));
