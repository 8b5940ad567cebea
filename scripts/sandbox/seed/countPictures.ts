import { countViews, type Drawing } from './draw.ts';
import { hash } from './random.ts';

/** How many pictures a product gets: most have three to five, a few have one. */
export function countPictures(drawing: Drawing, id: string): number {
  const roll = hash(id) % 12;
  return Math.min(countViews(drawing), roll === 0 ? 1 : 3 + (roll % 3));
}
