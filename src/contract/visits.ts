/**
 * The entities and calls of every page: where its visitor is, and that it was viewed (R2.9). Apart from catalogue.ts because
 * a text page loads nothing else of the contract.
 */
import { call, unwrap, type ResponseSchema, entity, decodeRow, type ValueOf } from './schema.ts';
import type { FieldCodec } from './fieldCodecs.ts';

/** A text that the browser itself supplies: never written by a person, never shown. */
const word: FieldCodec<string> = {
  decode: (wire) => (typeof wire === 'string' ? wire.trim() : ''),
  encode: (value) => value,
};

/** Degrees, positive to the north and east; null if they are unknown. The wire has "" for null. */
const degrees = /* @__NO_SIDE_EFFECTS__ */ (max: number): FieldCodec<number | null> => ({
  decode: (wire) => {
    const number = typeof wire === 'number' || (typeof wire === 'string' && wire.trim()) ? Number(wire) : NaN;
    return Math.abs(number) <= max ? number : null;
  },
  encode: (value) => (value === null ? '' : String(value)),
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

/** Where an IP address is, with the field names of either kind of service (R10.1). */
export type GeoPoint = ValueOf<typeof geoPoint>;
const geoPoint = entity({ latitude: ['latitude', latitude], longitude: ['longitude', longitude] });
const geoPointInSpanish = entity({ latitude: ['Latitud', latitude], longitude: ['Longitud', longitude] });

/** With or without an envelope; null if the response has no coordinates. */
const coordinates: ResponseSchema<GeoPoint | null> = {
  decode(body, dialect) {
    const row = unwrap(body, dialect) ?? body;
    for (const names of [geoPoint, geoPointInSpanish]) {
      const { value } = decodeRow(names, row, dialect);
      if (value && value.latitude !== null && value.longitude !== null) return value;
    }
    return null;
  },
};

/** Whatever the response is, nothing depends on it. */
export const anyResponse: ResponseSchema<boolean> = { decode: () => true };

const ipRequest = entity({ ip: ['ip', word] });

export const localizarip = call('GET', 'read', 'localizarip', ipRequest, coordinates);
export const postVisita = call('POST', 'write', 'postVisita', visit, anyResponse);
