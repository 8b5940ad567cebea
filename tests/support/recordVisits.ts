import type { Page } from '@playwright/test';
import { toCallPattern, mockPublicIp } from './recordCalls.ts';
import { baseUrl } from './site.ts';

export const visitorIp = '203.0.113.77';
export const geolocationCallPattern = toCallPattern('localizarip');
export const visitCallPattern = toCallPattern('postVisita');
const siteHost = new URL(baseUrl || 'http://localhost').host;
/** The coordinates that the mocked geolocation returns. */
const mockedCoordinates = { Latitud: '20.5', Longitud: '-103.25' };

/** Mocks the calls that report a visit. @returns the bodies of the reported visits from now on */
export async function recordVisits(page: Page): Promise<Record<string, unknown>[]> {
  const visits: Record<string, unknown>[] = [];
  await mockPublicIp(page, visitorIp);
  await page.route(geolocationCallPattern, (route) =>
    route.fulfill({ json: { results: { latitude: '20.5', longitude: -103.25 } } }),
  );
  await page.route(visitCallPattern, async (route) => {
    visits.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: { results: true } });
  });
  return visits;
}

/** Creates the expected request body for a page view. */
export const createExpectedVisit = (route: string, parameters = '', coordinates = mockedCoordinates) => ({
  IP: visitorIp,
  ...coordinates,
  Servidor: siteHost,
  Ruta: route,
  Parametros: parameters,
});
