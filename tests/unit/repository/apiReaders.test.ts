import { globSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createQuirkyBody } from '../../../scripts/sandbox/quirks.ts';
import { createNodeClient } from '../../../src/api/nodeClient.ts';
import { ApiError } from '../../../src/api/apiError.ts';
import { calls } from '../../../src/contract/callTable.ts';
import { type Call, decodeRow, wireNames, type Entity } from '../../../src/contract/schema.ts';
import { dialect, type Dialect } from '../../../src/contract/dialect.ts';
import * as catalogueFields from '../../../src/contract/catalogue.ts';
import * as formFields from '../../../src/contract/forms.ts';
import * as visitFields from '../../../src/contract/visits.ts';
import { liveFiguresList, liveFiguresRecord } from '../../../src/contract/catalogue.ts';
import { anyText, productRow } from '../../support/rows.ts';
import { sampleRequests } from '../../support/sampleRequests.ts';
import { shopApp } from '../../support/shopApp.ts';
import { decode } from '../../support/wire.ts';

/** Two ways to speak: the site's own, and one that differs in all that the table can vary. */
const dialects: [name: string, Dialect][] = [
  ['our dialect', dialect],
  ['another dialect', { ...dialect, results: 'data.items', stock: 'Existencia', body: 'form', text: 'Mensaje' }],
];

/** What asks the live API, by the call as it makes it: pages and islands read figures or whole records, scripts all. */
const readers: [name: string, call: Call][] = [
  ...Object.entries(calls).map(([name, call]): [string, Call] => [name, call as Call]),
  ...(['getProductosMasVisitados', 'getProductosMasVendidos', 'getProductosNuevos'] as const).map(
    (name): [string, Call] => [`cards of ${name}`, liveFiguresList(calls[name]) as Call],
  ),
  ['cards of a category', liveFiguresList(calls.postObtenerProductosCategoria)],
  ['cards of offers', liveFiguresList(calls.postObtenerProductosEnOferta)],
  ['related cards', liveFiguresList(calls.postBuscarProductosRelacionados)],
  ['the figures of a product page', liveFiguresRecord(calls.postObtenervwProducto)],
];

/** Responses that are none, in every form that hosts have been seen to give them. */
const rejections: [name: string, json: string][] = [
  ['an error', '{"error":"SQLSTATE[HY000] [2002] Connection refused"}'],
  ['an error beside results', '{"results":null,"data":{"items":null},"error":"x"}'],
  ['no success', '{"success":false,"results":null,"data":{"items":null}}'],
  ['a status that is an error', '{"status":"error","results":[],"data":{"items":[]}}'],
  ['a message that is an error', '{"mensaje":"Error de conexión"}'],
  ['another envelope', '{"otra":[]}'],
  ['a page', '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>'],
  ['half a response', '{"results":[{"ProductoID":"1","Nom'],
  ['nothing', ''],
  ['a text', '"ok?"'],
];

describe.each(dialects)('R10.5 with %s', (_dialect, spoken) => {
  const { app } = shopApp({ products: 12, now: () => new Date('2025-11-20T18:00:00Z'), server: { dialect: spoken } });

  /** A reader whose host's bodies went through this. */
  const readerOf = (call: Call, injectFault: (json: string) => string | Uint8Array<ArrayBuffer> = (json) => json) =>
    createNodeClient({
      ...{ base: '', path: '/api/{call}.php', dialect: spoken },
      fetch: async (url, init) => {
        const response = await app.request(url, init);
        expect(response.status).toBe(200);
        return new Response(injectFault(await response.text()));
      },
    })(call, requestOf(call) as never);
  const requestOf = ({ name, request }: Call): unknown => {
    const row = sampleRequests[name as keyof typeof sampleRequests];
    return typeof request === 'string' ? row : decode(request, row);
  };

  test.each(readers)('%s bears every noise of PHP', async (_name, call) => {
    const plain = await readerOf(call);
    expect(plain).toBeDefined();
    const noisy = createQuirkyBody('php');
    for (let time = 0; time < 7; time++) {
      const again = await readerOf(call, (json) => noisy('getCategorias', new TextEncoder().encode(json)));
      // A write that was done already is rejected the second time, whatever the noise.
      if (call.kind === 'read') expect(again).toEqual(plain);
    }
  });

  test.each(rejections)('%s is taken for what it is by every reader', async (_what, json) => {
    for (const [name, call] of readers) {
      const told = await readerOf(call, () => json).catch((error: unknown) => error);
      // Nobody asks whether a visit was recorded.
      if (name === 'postVisita') continue;
      const rejected =
        told instanceof ApiError ? told.reason === 'body' : told === false || (name === 'localizarip' && told === null);
      expect([name, rejected ? 'rejected' : told]).toEqual([name, 'rejected']);
    }
  });
});

describe('R10.5 there is one reader', () => {
  const code = (pattern: string): [string, string][] =>
    globSync(pattern).map((file) => [
      file,
      readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|(?<!:)\/\/[^\n]*/g, ''),
    ]);
  const sources = [...code('src/**/*.{ts,tsx,astro}'), ...code('scripts/**/*.{ts,tsx,mjs}')];

  test('no line but those of the tables of fields spells a field of the API', () => {
    const requests = Object.values(calls).map(({ request }): unknown => request);
    const entities = [catalogueFields, formFields, visitFields]
      .flatMap((each) => Object.values(each) as unknown[])
      .concat(requests)
      .filter((each): each is Entity<unknown> => typeof each === 'object' && each !== null && 'fields' in each);
    // Names of one word stand in texts of the pages as well ("Total", "Estado"), and "PromoCode" is a word of the shop.
    const names = new Set(
      entities.flatMap(wireNames).filter((name) => /[a-z][A-Z]/.test(name) && name !== 'PromoCode'),
    );
    expect(names.size).toBeGreaterThan(20);
    const spelled = sources
      .filter(([file]) => !/contract\/(?:catalogue|forms|listReport|visits)\.ts$/.test(file))
      .flatMap(([file, text]) =>
        [...names].filter((name) => new RegExp(`\\b${name}\\b`).test(text)).map((name) => `${file}: ${name}`),
      );
    expect(spelled).toEqual([]);
  });

  test('a row of anything is a product or tells what is wrong with it', () => {
    const value = fc.oneof(
      anyText,
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constant(null),
      fc.boolean(),
      fc.object(),
    );
    const names = Object.keys(productRow());
    const row = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value).map((more) => productRow(more));
    fc.assert(
      fc.property(fc.oneof(row, fc.anything()), (given) => {
        const { value: read, problem } = decodeRow(catalogueFields.product, given, dialect);
        if (problem) expect(problem.reason).not.toBe('');
        else
          expect(read).toMatchObject({
            id: expect.stringMatching(/^\d+$/) as string,
            name: expect.stringMatching(/\S/) as string,
          });
      }),
    );
  });
});
