import type { GeoPoint } from '../../src/contract/visits.ts';

/** Cities that the stand-in for the geolocation of addresses knows. */
const cities: GeoPoint[] = [
  { latitude: 20.6736, longitude: -103.344 },
  { latitude: 19.4326, longitude: -99.1332 },
  { latitude: 25.6866, longitude: -100.3161 },
  { latitude: 32.5149, longitude: -117.0382 },
  { latitude: 20.9674, longitude: -89.5926 },
];

/** Coordinates for an address: always the same city for the same address; null for what is no address. */
export function locate(ip: string): GeoPoint | null {
  if (!/^[\da-f.:]{2,45}$/i.test(ip)) return null;
  const sum = [...ip].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return cities[sum % cities.length] ?? null;
}
