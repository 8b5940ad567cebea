/**
 * What every page sends: where its visitor is, and that it was seen (R2.9). Apart from fields.ts and calls.ts, so that a
 * page of text loads no more than this of the contract.
 */
import { opened, type Answer } from './envelope.ts';
import { entity, readRow, type ValueOf } from './entity.ts';
import type { Kind } from './fieldKinds.ts';

/** A word as a browser knows it: no text that a person wrote, and none that a page shows. */
const word: Kind<string> = {
  read: (wire) => (typeof wire === 'string' ? wire.trim() : ''),
  write: (value) => value,
  refusal: '',
};

/** Degrees, north or east above 0; null where they are not told. The wire has "" for null. */
const degrees = /* @__NO_SIDE_EFFECTS__ */ (most: number): Kind<number | null> => ({
  read: (wire) => {
    const number = typeof wire === 'number' || (typeof wire === 'string' && wire.trim()) ? Number(wire) : NaN;
    return Math.abs(number) <= most ? number : null;
  },
  write: (value) => (value === null ? '' : String(value)),
  refusal: '',
});
const latitude = degrees(90);
const longitude = degrees(180);

/** One page view; without coordinates both are null. */
export type Visit = ValueOf<typeof visit>;
export const visit = entity({
  ip: ['IP', word],
  latitude: ['Latitud', latitude],
  longitude: ['Longitud', longitude],
  server: ['Servidor', word],
  route: ['Ruta', word],
  parameters: ['Parametros', word],
});

/** Where an address is, under either of the two names that services give it (R10.1). */
export type Place = ValueOf<typeof place>;
const place = entity({ latitude: ['latitude', latitude], longitude: ['longitude', longitude] });
const placeInSpanish = entity({ latitude: ['Latitud', latitude], longitude: ['Longitud', longitude] });

/** In an envelope or not; null where no place is told. */
const coordinates: Answer<Place | null> = {
  read(body, dialect) {
    const row = opened(body, dialect) ?? body;
    for (const names of [place, placeInSpanish]) {
      const { value } = readRow(names, row, dialect);
      if (value && value.latitude !== null && value.longitude !== null) return value;
    }
    return null;
  },
};

/** Nobody asks whether a visit was recorded: its failure is silent. */
export const unread: Answer<boolean> = {
  read: () => true,
};

const address = entity({ ip: ['ip', word] });

export const localizarip = {
  ...({ name: 'localizarip', method: 'GET', kind: 'read' } as const),
  ...{ request: address, answer: coordinates },
};
export const postVisita = {
  ...({ name: 'postVisita', method: 'POST', kind: 'write' } as const),
  ...{ request: visit, answer: unread },
};
