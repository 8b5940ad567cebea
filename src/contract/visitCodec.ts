import * as z from 'zod/mini';
import { dialect } from './dialect.ts';
import type { Row } from './entity.ts';
import { encodeVisit, readCoordinates, type Coordinates, type Visit } from './visit.ts';

/** A visit as the API has it. */
export const visit = z.codec(z.looseObject({}), z.custom<Visit>(), { decode: decodeVisit, encode: encodeVisit });

/** What localizarip answers; null where it names no place. */
export const coordinates = z.codec(z.unknown(), z.custom<Coordinates | null>(), {
  decode: readCoordinates,
  encode: (value) => ({ [dialect.results]: value }),
});

function decodeVisit(row: Row): Visit {
  const text = (name: string): string => (typeof row[name] === 'string' ? row[name] : '');
  return {
    ip: text('IP'),
    coordinates: readCoordinates(row),
    server: text('Servidor'),
    route: text('Ruta'),
    parameters: text('Parametros'),
  };
}
