import type { Page } from '@playwright/test';
import { toCallPattern, mockPublicIp } from './recordCalls.ts';
import { baseUrl } from './site.ts';

export const ip = '203.0.113.77';
export const places = toCallPattern('localizarip');
export const visits = toCallPattern('postVisita');
const host = new URL(baseUrl || 'http://localhost').host;
const here = { Latitud: '20.5', Longitud: '-103.25' };

/** Records the visits that a page reports from now on; nothing reaches the API. */
export async function recordVisits(page: Page): Promise<Record<string, unknown>[]> {
  const sent: Record<string, unknown>[] = [];
  await mockPublicIp(page, ip);
  await page.route(places, (route) => route.fulfill({ json: { results: { latitude: '20.5', longitude: -103.25 } } }));
  await page.route(visits, async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>);
    await route.fulfill({ json: { results: true } });
  });
  return sent;
}

/** The expected request for a page view. */
export const visit = (route: string, parameters = '', coordinates = here) => ({
  ...{ IP: ip, ...coordinates, Servidor: host, Ruta: route, Parametros: parameters },
});
