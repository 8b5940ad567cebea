import type { Phone } from '../../../catalogue/phones/phones.ts';

/** How sure it is that a product is of a kind: by the head of its name, its other name, its category, or a later piece. */
export const sureness = [1, 0.9, 0.85, 0.6] as const;
/**
 * What a catalogue tells about its products, in their order: learned at the build, because it costs seconds, and
 * published with them.
 */
export interface Learned {
  /** For each product its kinds: four times the kind's number, and the place in `sureness`. */
  kinds: readonly (readonly number[])[];
  /** For each product twice the number of each phone that its name tells, one more where it is that phone. */
  phones: readonly (readonly number[])[];
  allPhones: readonly Phone[];
}
