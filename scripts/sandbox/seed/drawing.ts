import * as z from 'zod';
import { hexColour, text } from './readData.ts';

/** Connectors that can be drawn. */
const port = z.enum(['a', 'c', 'lightning', 'micro', 'jack', 'hdmi']);
export type Port = z.infer<typeof port>;

/** What a picture shows; plain data, stored in the database. */
export const drawing = z.strictObject({
  kind: text,
  colour: hexColour,
  /** A second colour: accent, wallpaper, the other half of a pair. */
  second: hexColour.exactOptional(),
  /** A variant of the kind's shape. */
  variant: text.exactOptional(),
  /** Words printed on the product: brand, watts, gigabytes. */
  text: z.string().exactOptional(),
  /** Connectors, in order. */
  ports: z.array(port).exactOptional(),
  /** Layout of a phone's rear cameras. */
  camera: text.exactOptional(),
  /** Shape of a phone's notch. */
  front: text.exactOptional(),
});

export type Drawing = z.infer<typeof drawing>;
