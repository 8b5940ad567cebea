import { describe, expect, test } from 'vitest';
import { visit as visitEntity, type Visit } from '../../../../src/contract/visits.ts';
import { recordVisit, type VisitCalls } from '../../../../src/features/visits/visits.ts';
import { encode } from '../../../support/wireCodec.ts';

const page = { host: 'clavija.example', pathname: '/todos/2', search: '?existencias=1' };
const pageView = { server: 'clavija.example', route: '/todos/2', parameters: '?existencias=1' };
const coordinates = { latitude: 20.67, longitude: -103.34 };
const noCoordinates = { latitude: null, longitude: null };
const reject = () => Promise.reject(new Error('down'));

/** Records a page view with these calls. @returns the requests in order, and the visits sent */
async function record(changes: Partial<VisitCalls> = {}): Promise<{ requests: string[]; sent: Visit[] }> {
  const requests: string[] = [];
  const sent: Visit[] = [];
  const calls: VisitCalls = {
    publicIp: () => Promise.resolve('203.0.113.7'),
    locate: () => Promise.resolve(coordinates),
    post: () => Promise.resolve({ results: true }),
    ...changes,
  };
  await recordVisit(page, {
    publicIp() {
      requests.push('ip');
      return calls.publicIp();
    },
    locate(ip) {
      requests.push(`locate ${ip}`);
      return calls.locate(ip);
    },
    post(visit) {
      requests.push('post');
      sent.push(visit);
      return calls.post(visit);
    },
  });
  return { requests, sent };
}

describe('R2.9 the visit of a page view', () => {
  test('is sent after the public IP and the coordinates have been fetched', async () => {
    const { requests, sent } = await record();
    expect(requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
    expect(sent).toEqual([{ ip: '203.0.113.7', ...coordinates, ...pageView }]);
  });

  test.each<[string, VisitCalls['locate']]>([
    ['fails', reject],
    ['returns null', () => Promise.resolve(null)],
  ])('is sent without coordinates if localizarip %s', async (_case, locate) => {
    const { requests, sent } = await record({ locate });
    expect(requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
    expect(sent).toEqual([{ ip: '203.0.113.7', ...noCoordinates, ...pageView }]);
  });

  test('is not sent without an IP', async () => {
    expect(await record({ publicIp: reject })).toEqual({ requests: ['ip'], sent: [] });
  });

  test('is sent once, even if it fails', async () => {
    expect((await record({ post: reject })).requests).toEqual(['ip', 'locate 203.0.113.7', 'post']);
  });

  test.each([
    [coordinates, '20.67', '-103.34'],
    [{ latitude: 0, longitude: 0 }, '0', '0'],
    [noCoordinates, '', ''],
  ])('has the fields of the API, with coordinates %j', (position, Latitud, Longitud) => {
    expect(encode(visitEntity, { ip: '2001:db8::7', ...position, ...pageView })).toEqual({
      IP: '2001:db8::7',
      Latitud,
      Longitud,
      Servidor: 'clavija.example',
      Ruta: '/todos/2',
      Parametros: '?existencias=1',
    });
  });
});
