import { expect, test } from 'vitest';
import { parseRequestUrl } from '../../../scripts/requestUrl.ts';

const parse = (host: string, url = '/producto/1'): string | undefined =>
  parseRequestUrl({ url, headers: { host }, socket: {} as never })?.href;

test('P64 rejects a Host header that is more than a name and a port', () => {
  expect(parse('localhost:4321')).toBe('http://localhost:4321/producto/1');
  // prettier-ignore
  for (const host of [
    'localhost/_headers?', 'localhost?', 'localhost#', 'localhost/api', 'a@localhost', 'u:p@localhost',
  ])
    expect(parse(host)).toBeUndefined();
});

test('P64 rejects an invalid host or URL', () => {
  for (const host of ['1.2.3.4.5', 'a b', '[::1', 'a:99999', '%zz', '']) expect(parse(host)).toBeUndefined();
  for (const url of ['http://a@b/', 'ftp://a/', 'x', '/%', '/%00', '*'])
    expect(parse('localhost', url)).toBeUndefined();
});
