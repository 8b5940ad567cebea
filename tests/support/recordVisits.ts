import type { Page } from '@playwright/test';
import { toCallPattern, mockPublicIp } from './recordCalls.ts';
import { baseUrl } from './site.ts';

export const visitorIp = '203.0.113.77';
export const geolocationCall = toCallPattern('localizarip');
export const visitCall = toCallPattern('postVisita');
const host = new URL(baseUrl || 'http://localhost').host;
const defaultCoordinates = { Latitud: '20.5', Longitud: '-103.25' };

/** Mocks the calls that report a visit, and records the reported visits from now on. */
export async function recordVisits(page: Page): Promise<Record<string, unknown>[]> {
  const recorded: Record<string, unknown>[] = [];
  await mockPublicIp(page, visitorIp);
  await page.route(geolocationCall, (route) =>
    route.fulfill({ json: { results: { latitude: '20.5', longitude: -103.25 } } }),
  );
  await page.route(visitCall, async (route) => {
    recorded.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: { results: true } });
  });
  return recorded;
}

/** Creates the expected request body for a page view. */
export const expectedVisit = (route: string, parameters = '', coordinates = defaultCoordinates) => ({
  IP: visitorIp,
  ...coordinates,
  Servidor: host,
  Ruta: route,
  Parametros: parameters,
});
