import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../src/contract/endpoints.ts';
import { countRows, checkIntegrity, readSchema } from '../support/database.ts';
import { sampleRequests, sampleCustomer } from '../support/sampleRequests.ts';
import { endpointsWithBody, expectSafeResponse, sendRawCall } from '../support/rawCalls.ts';
import { createTestSandbox } from '../support/testSandbox.ts';
import { isDeepRun } from '../support/isDeepRun.ts';

const { app, database } = createTestSandbox({ products: 20, now: () => new Date('2025-11-20T18:00:00Z') });

// prettier-ignore
const sqlPayloads = [
  "' OR '1'='1", "' OR 1=1 --", '1 OR 1=1', '1; DROP TABLE products', "'; DROP TABLE products; --",
  "x'); DELETE FROM customers; --", "' UNION SELECT record FROM customers --", '1 UNION SELECT 1,2,3',
  "'; ATTACH DATABASE '/tmp/x.db' AS x; --", "'; PRAGMA writable_schema = ON; --",
  "' || (SELECT sql FROM sqlite_schema) || '", "1' AND (SELECT count(*) FROM sqlite_schema) > 0 --",
  "' AND load_extension('x') --", '" OR ""="', '`; SELECT 1; `', '?1', ':name', '@name', '$name', '/* */',
  "\\'; SELECT 1; --", '%27%20OR%201=1', '%', '_', '%%', '_____', '[a-z]*', '*', '\u0000', "a\u0000' OR 1=1 --",
  '\ud800', "\udfff'", '\u02bc OR 1=1', '＇ OR 1=1',
];
const payloads = [
  ...sqlPayloads,
  ...(isDeepRun ? naughtyStrings : naughtyStrings.filter((_, index) => index % 10 === 0)),
];

/** Reads the row counts of the tables that no endpoint may change, and the schema. */
const readReadOnlyTables = (): object => {
  const { products, stock, pictures, categories, branches, sliders, sales, utilities } = countRows(database);
  return { products, stock, pictures, categories, branches, sliders, sales, utilities, schema: readSchema(database) };
};
const callApi = async (name: EndpointName, body: unknown): Promise<{ status: number; results: unknown }> => {
  const response = await sendRawCall(app, name, JSON.stringify(body));
  expectSafeResponse(response);
  return { status: response.status, results: (JSON.parse(response.text) as { results: unknown }).results };
};
/** Lists each field of an endpoint's sample request, with the request. */
const listFields = (name: EndpointName): [field: string, request: object][] =>
  typeof sampleRequests[name] === 'object'
    ? Object.keys(sampleRequests[name] ?? {}).map((field) => [field, sampleRequests[name] as object])
    : [];

describe('P65 SQL in any field of any endpoint is treated as text', { timeout: 300_000 }, () => {
  test.each(endpointsWithBody)('%s', async (name) => {
    const before = readReadOnlyTables();
    // Except in the deep tests, each endpoint gets every fourth payload, so that the endpoints together cover all of them.
    const callPayloads = payloads.filter((_, index) => isDeepRun || index % 4 === endpointsWithBody.indexOf(name) % 4);
    for (const text of callPayloads) {
      if (typeof sampleRequests[name] === 'string') await callApi(name, text);
      for (const [field, request] of listFields(name)) await callApi(name, { ...request, [field]: text });
    }
    expect(readReadOnlyTables()).toEqual(before);
    expect(checkIntegrity(database)).toBe('ok');
  });

  test('in the query of localizarip', async () => {
    for (const text of payloads) expectSafeResponse(await sendRawCall(app, 'localizarip', text));
  });

  test('in the idempotency key', async () => {
    const before = readReadOnlyTables();
    for (const key of payloads.filter((text) => /^[\x20-\x7e]+$/.test(text)))
      expectSafeResponse(await sendRawCall(app, 'postCorreoSolicitudFactura', '"x"', { 'idempotency-key': key }));
    expect(readReadOnlyTables()).toEqual(before);
  });
});

describe('P65 payloads match no other rows', () => {
  test.each(sqlPayloads)('%j', async (text) => {
    expect(await callApi('postObtenerClientePorTelefono', { Telefono: text })).not.toMatchObject({
      results: expect.anything() as unknown,
    });
    expect((await callApi('postObtenervwProducto', { ProductoID: text, SucursalID: '1' })).status).toBe(400);
    const { results } = await callApi('postObtenerProductosCategoria', { NombreCategoria: text, SucursalID: '1' });
    expect(results).toBeNull();
  });

  test.each(['%', '_', '%%', '_____', '[a-z]*', '*', 'funda%', 'c_ble'])('%j is matched literally', async (text) => {
    const { results } = await callApi('postBuscarProducto', { Busqueda: text, SucursalID: '1' });
    const word = text.replaceAll(/[^a-z]+/g, ' ').trim();
    const withoutWildcards = word
      ? await callApi('postBuscarProducto', { Busqueda: word, SucursalID: '1' })
      : { results: null };
    expect((results ?? []) as unknown[]).toHaveLength(((withoutWildcards.results ?? []) as unknown[]).length);
  });

  test('stored texts round-trip unchanged', async () => {
    for (const [index, text] of [
      "Robert'); DROP TABLE customers; --",
      '100 % _ \\ "x" `y`',
      'a; b -- c /* d',
    ].entries()) {
      const Telefono = `331234000${index}`;
      await callApi('postRegistrarCliente', { ...sampleCustomer, Telefono, RazonSocial: text });
      const { results } = await callApi('postObtenerClientePorTelefono', { Telefono });
      expect(results).toMatchObject({ RazonSocial: text });
    }
  });
});
