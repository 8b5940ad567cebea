import { addBest, exactWord, onlyPoints, type Source } from './score.ts';

/** In a joined list each posting has its own points, and whether it is an exact word of the name. */
const [pointBits, shift] = [11, 12];
const most = (1 << pointBits) - 1;
const points = Uint16Array.from({ length: 1 << shift }, (_, at) => (at & most) | (at > most ? exactWord : 0));

/** So many joined lists are kept: a query as it is typed asks for the same things again and again. */
const kept = 300;

/** Joins what many lists give to each product, and keeps it by a key. @param size of the catalogue */
export function merging(size: number): (key: string, sources: () => readonly Source[]) => Source[] {
  const known = new Map<string, Source[]>();
  const best = new Uint16Array(size);
  const touched = new Uint32Array(size);
  return (key, sources) => {
    const before = known.get(key);
    if (before) return before;
    const count = addBest(sources(), best, touched);
    const list = new Uint32Array(count);
    for (let i = 0; i < count; i++) {
      const product = touched[i] ?? 0;
      const own = best[product] ?? 0;
      list[i] = (product << shift) | ((own & exactWord) >>> (15 - pointBits)) | Math.min(most, own & onlyPoints);
      best[product] = 0;
    }
    if (known.size >= kept) known.clear();
    const joined = count > 0 ? [{ list, shift, points }] : [];
    known.set(key, joined);
    return joined;
  };
}
