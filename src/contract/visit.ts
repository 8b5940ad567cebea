import { dialect } from './dialect.ts';
import type { Row } from './entity.ts';

/** Coordinates in decimal degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** One page view; without zod, since every page records one. */
export interface Visit {
  ip: string;
  coordinates: Coordinates | null;
  server: string;
  route: string;
  parameters: string;
}

/** What postVisita is sent; without coordinates they are empty (R2.9). */
export const encodeVisit = ({ ip, coordinates, server, route, parameters }: Visit): Row => ({
  IP: ip,
  Latitud: coordinates ? String(coordinates.latitude) : '',
  Longitud: coordinates ? String(coordinates.longitude) : '',
  Servidor: server,
  Ruta: route,
  Parametros: parameters,
});

/** What localizarip answers: latitude/longitude or Latitud/Longitud, in `results` or not (R10.1); null where neither is there. */
export function readCoordinates(body: unknown): Coordinates | null {
  const outer = asRow(body);
  const row = dialect.results in outer ? asRow(outer[dialect.results]) : outer;
  const latitude = degrees(row['latitude'] ?? row['Latitud'], 90);
  const longitude = degrees(row['longitude'] ?? row['Longitud'], 180);
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

const asRow = (value: unknown): Row => (typeof value === 'object' && value !== null ? (value as Row) : {});

function degrees(value: unknown, most: number): number | null {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : NaN;
  return Math.abs(number) <= most ? number : null;
}
