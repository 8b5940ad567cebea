/** The one byte range asked for: `[start, end]`, 'unsatisfiable', or undefined to send everything. */
export function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | undefined {
  // Several ranges at once are optional in HTTP and no browser's player asks for them: all is sent.
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') return Number(to) === 0 ? 'unsatisfiable' : [Math.max(0, size - Number(to)), size - 1];
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : [start, end];
}
