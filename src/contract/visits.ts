/**
 * The entities and endpoints of every page: the visitor's location and the page view (R2.9). Separate from catalogue.ts, since text
 * pages load nothing else of the contract.
 */
import { endpoint, unwrap, type ResponseSchema, entity, decodeRow, type ValueOf } from './schema.ts';
import type { FieldCodec } from './fieldCodecs.ts';

/** A text that the browser supplies, such as the host of the page; never typed, never shown. */
const browserText: FieldCodec<string> = {
  decode: (wire) => (typeof wire === 'string' ? wire.trim() : ''),
  encode: (value) => value,
};

/** Degrees, positive to the north and east; null if they are unknown. The wire has "" for null. */
const degrees = /* @__NO_SIDE_EFFECTS__ */ (max: number): FieldCodec<number | null> => ({
  decode: (wire) => {
    // Number('') is 0.
    const number = Number(String(wire).trim() || NaN);
    return Math.abs(number) <= max ? number : null;
  },
  encode: (value) => (value === null ? '' : String(value)),
});
const latitude = degrees(90);
const longitude = degrees(180);

/** One page view; without coordinates both are null. */
export type Visit = ValueOf<typeof visit>;
export const visit = entity({
  ip: ['IP', browserText],
  latitude: ['Latitud', latitude],
  longitude: ['Longitud', longitude],
  server: ['Servidor', browserText],
  route: ['Ruta', browserText],
  parameters: ['Parametros', browserText],
});

/** Where an IP address is. Services name the fields in English or in Spanish (R10.1). */
export type GeoPoint = ValueOf<typeof geoPoint>;
const geoPoint = entity({ latitude: ['latitude', latitude], longitude: ['longitude', longitude] });
const geoPointInSpanish = entity({ latitude: ['Latitud', latitude], longitude: ['Longitud', longitude] });

/** The response may have an envelope or not; null if it has no coordinates. */
const coordinates: ResponseSchema<GeoPoint | null> = {
  decode(body, dialect) {
    const row = unwrap(body, dialect) ?? body;
    for (const point of [geoPoint, geoPointInSpanish]) {
      const { value } = decodeRow(point, row, dialect);
      if (value && value.latitude !== null && value.longitude !== null) return value;
    }
    return null;
  },
};

/** Accepts any response: nothing depends on it. */
export const anyResponse: ResponseSchema<boolean> = { decode: () => true };

const ipRequest = entity({ ip: ['ip', browserText] });

export const localizarip = endpoint('GET', 'read', 'localizarip', ipRequest, coordinates);
export const postVisita = endpoint('POST', 'write', 'postVisita', visit, anyResponse);
