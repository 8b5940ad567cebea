import * as z from 'zod';
import { hexColour, text } from './readData.ts';

/** Connectors that the drawings have. */
const port = z.enum(['a', 'c', 'lightning', 'micro', 'jack', 'hdmi']);
export type Port = z.infer<typeof port>;

/** The content of a picture, as plain data for the database. */
export const drawing = z.strictObject({
  kind: text,
  colour: hexColour,
  /** A second colour: accent, wallpaper, the other half of a pair. */
  second: hexColour.exactOptional(),
  /** The shape of the kind. */
  variant: text.exactOptional(),
  /** Words printed on the product: brand, watts, gigabytes. */
  text: z.string().exactOptional(),
  /** Connectors, in order. */
  ports: z.array(port).exactOptional(),
  /** Layout of a phone's rear cameras, and of its front. */
  camera: text.exactOptional(),
  front: text.exactOptional(),
});

export type Drawing = z.infer<typeof drawing>;
