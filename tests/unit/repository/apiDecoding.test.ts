import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tolerableQuirks } from '../../../scripts/sandbox/quirks.ts';
import { createNodeClient } from '../../../src/api/nodeClient.ts';
import { ApiError } from '../../../src/api/apiError.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type Endpoint, decodeRow, wireNames, type Entity } from '../../../src/contract/schema.ts';
import { dialect, type Dialect } from '../../../src/contract/dialect.ts';
import * as catalogueFields from '../../../src/contract/catalogue.ts';
import * as formFields from '../../../src/contract/forms.ts';
import * as visitFields from '../../../src/contract/visits.ts';
import { toLivePriceAndStockList, toLivePriceAndStockRecord } from '../../../src/contract/catalogue.ts';
import { anyText, createProductRow } from '../../support/productFactory.ts';
import { sampleRequests } from '../../support/sampleRequests.ts';
import { createTestSandbox } from '../../support/testSandbox.ts';
import { decode } from '../../support/wireCodec.ts';

/** The default dialect, and one that differs in each setting. */
const dialects: [name: string, Dialect][] = [
  ['our dialect', dialect],
  ['another dialect', { ...dialect, results: 'data.items', stock: 'Existencia', body: 'form', text: 'Mensaje' }],
];

/** All endpoints, as scripts read whole records, and those whose live price and stock pages read alone. */
const endpointVariants: [name: string, endpoint: Endpoint][] = [
  ...Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [name, endpoint as Endpoint]),
  ...(['getProductosMasVisitados', 'getProductosMasVendidos', 'getProductosNuevos'] as const).map(
    (name): [string, Endpoint] => [`cards of ${name}`, toLivePriceAndStockList(endpoints[name]) as Endpoint],
  ),
  ['cards of a category', toLivePriceAndStockList(endpoints.postObtenerProductosCategoria)],
  ['cards of offers', toLivePriceAndStockList(endpoints.postObtenerProductosEnOferta)],
  ['related cards', toLivePriceAndStockList(endpoints.postBuscarProductosRelacionados)],
  ['the price and stock of a product page', toLivePriceAndStockRecord(endpoints.postObtenervwProducto)],
];

/** Failures that API hosts have responded with. */
const rejections: [name: string, json: string][] = [
  ['an error', '{"error":"SQLSTATE[HY000] [2002] Connection refused"}'],
  ['an error beside results', '{"results":null,"data":{"items":null},"error":"x"}'],
  ['success: false', '{"success":false,"results":null,"data":{"items":null}}'],
  ['an error status', '{"status":"error","results":[],"data":{"items":[]}}'],
  ['an error message', '{"mensaje":"Error de conexión"}'],
  ['another envelope', '{"otra":[]}'],
  ['an HTML page', '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>'],
  ['a truncated response', '{"results":[{"ProductoID":"1","Nom'],
  ['an empty body', ''],
  ['a JSON string', '"ok?"'],
];

describe.each(dialects)('R10.5 with %s', (_name, testedDialect) => {
  const { app } = createTestSandbox({
    products: 12,
    now: () => new Date('2025-11-20T18:00:00Z'),
    server: { dialect: testedDialect },
  });

  /** Makes a call to a host whose response bodies are changed by `changeBody`. */
  const readResponse = (
    endpoint: Endpoint,
    changeBody: (json: string) => string | Uint8Array<ArrayBuffer> = (json) => json,
  ) =>
    createNodeClient({
      base: '',
      path: '/api/{call}.php',
      dialect: testedDialect,
      fetch: async (url, init) => {
        const response = await app.request(url, init);
        expect(response.status).toBe(200);
        return new Response(changeBody(await response.text()));
      },
    })(endpoint, createRequest(endpoint) as never);
  const createRequest = ({ name, request }: Endpoint): unknown => {
    const row = sampleRequests[name as keyof typeof sampleRequests];
    return typeof request === 'string' ? row : decode(request, row);
  };

  test.each(endpointVariants)('%s tolerates every quirk of PHP servers', async (_name, endpoint) => {
    const expected = await readResponse(endpoint);
    expect(expected).toBeDefined();
    for (const addQuirk of tolerableQuirks) {
      const response = await readResponse(endpoint, addQuirk);
      // A repeated write is rejected, with or without a quirk.
      if (endpoint.kind === 'read') expect(response).toEqual(expected);
    }
  });

  test.each(rejections)('every endpoint rejects %s', async (_failure, json) => {
    for (const [name, endpoint] of endpointVariants) {
      const result = await readResponse(endpoint, () => json).catch((error: unknown) => error);
      // The response to a visit is ignored.
      if (name === 'postVisita') continue;
      const isNull = name === 'localizarip' && result === null;
      const isRejected = result instanceof ApiError ? result.reason === 'body' : result === false || isNull;
      expect([name, isRejected ? 'rejected' : result]).toEqual([name, 'rejected']);
    }
  });
});

describe('R10.5 only the contract decodes rows', () => {
  const readCode = (pattern: string): [string, string][] =>
    globSync(pattern).map((file) => [
      file,
      readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, ''),
    ]);
  const sources = [...readCode('src/**/*.{ts,tsx,astro}'), ...readCode('scripts/**/*.{ts,tsx,mjs}')];

  test('the field names of the API occur only in its field tables', () => {
    const requests = Object.values(endpoints).map(({ request }): unknown => request);
    const entities = [catalogueFields, formFields, visitFields]
      .flatMap((exports) => Object.values(exports) as unknown[])
      .concat(requests)
      .filter((value): value is Entity<unknown> => typeof value === 'object' && value !== null && 'fields' in value);
    // Names of one word ("Total", "Estado") and "PromoCode" also occur in texts of the pages.
    const fieldNames = new Set(
      entities.flatMap(wireNames).filter((name) => /[a-z][A-Z]/.test(name) && name !== 'PromoCode'),
    );
    expect(fieldNames.size).toBeGreaterThan(20);
    const occurrences = sources
      .filter(([file]) => !/contract\/(?:catalogue|forms|listReport|visits)\.ts$/.test(file))
      .flatMap(([file, text]) =>
        [...fieldNames].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file}: ${name}`),
      );
    expect(occurrences).toEqual([]);
  });

  test('any value is decoded to a product or to a problem with a reason', () => {
    const value = fc.oneof(
      anyText,
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.boolean(),
      fc.object(),
    );
    const columns = Object.keys(createProductRow());
    const row = fc
      .dictionary(fc.oneof(fc.constantFrom(...columns), fc.string()), value)
      .map((changes) => createProductRow(changes));
    fc.assert(
      fc.property(fc.oneof(row, fc.anything()), (wireRow) => {
        const { value: product, problem } = decodeRow(catalogueFields.product, wireRow, dialect);
        if (problem) expect(problem.reason).not.toBe('');
        else
          expect(product).toMatchObject({
            id: expect.stringMatching(/^\d+$/) as string,
            name: expect.stringMatching(/\S/) as string,
          });
      }),
    );
  });
});
