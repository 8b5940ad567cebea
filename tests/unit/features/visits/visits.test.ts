import { describe, expect, test } from 'vitest';
import { visit as entity, type Visit } from '../../../../src/contract/visits.ts';
import { recordVisit, type VisitCalls } from '../../../../src/features/visits/visits.ts';
import { encode } from '../../../support/wire.ts';

const page = { host: 'clavija.example', pathname: '/todos/2', search: '?existencias=1' };
const pageView = { server: 'clavija.example', route: '/todos/2', parameters: '?existencias=1' };
const here = { latitude: 20.67, longitude: -103.34 };
const nowhere = { latitude: null, longitude: null };
const fails = () => Promise.reject(new Error('down'));

/** Records a view with these calls; what was asked, in its order, and what was sent. */
async function record(changes: Partial<VisitCalls> = {}): Promise<{ requests: string[]; sent: Visit[] }> {
  const requests: string[] = [];
  const sent: Visit[] = [];
  const calls: VisitCalls = {
    publicIp: () => Promise.resolve('203.0.113.7'),
    locate: () => Promise.resolve(here),
    post: () => Promise.resolve({ results: true }),
    ...changes,
  };
  await recordVisit(page, {
    publicIp: () => (requests.push('ip'), calls.publicIp()),
    locate: (ip) => (requests.push(`locate ${ip}`), calls.locate(ip)),
    post: (visit) => (requests.push('post'), sent.push(visit), calls.post(visit)),
  });
  return { requests, sent };
}

describe('R2.9 one page view', () => {
  test('public IP, then coordinates, then the visit', async () => {
    const { requests, sent } = await record();
    expect(requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
    expect(sent).toEqual([{ ip: '203.0.113.7', ...here, ...pageView }]);
  });

  test.each<[string, VisitCalls['locate']]>([
    ['cannot be asked', fails],
    ['tells none', () => Promise.resolve(null)],
  ])('without coordinates when the look-up of places %s', async (_how, locate) => {
    const { requests, sent } = await record({ locate });
    expect(requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
    expect(sent).toEqual([{ ip: '203.0.113.7', ...nowhere, ...pageView }]);
  });

  test('none without an IP', async () => {
    expect(await record({ publicIp: fails })).toEqual({ requests: ['ip'], sent: [] });
  });

  test('sent once, whether or not it arrives', async () => {
    expect((await record({ post: fails })).requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
  });

  test.each([
    [here, '20.67', '-103.34'],
    [{ latitude: 0, longitude: 0 }, '0', '0'],
    [nowhere, '', ''],
  ])('its fields, with coordinates %j', (place, Latitud, Longitud) => {
    expect(encode(entity, { ip: '2001:db8::7', ...place, ...pageView })).toEqual({
      ...{ IP: '2001:db8::7', Latitud, Longitud },
      ...{ Servidor: 'clavija.example', Ruta: '/todos/2', Parametros: '?existencias=1' },
    });
  });
});
