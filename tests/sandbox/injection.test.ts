import maliciousTexts from 'big-list-of-naughty-strings' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import type { CallName } from '../../src/contract/callTable.ts';
import { countRows, integrity, readSchema } from '../support/database.ts';
import { sent, sentCustomer } from '../support/sent.ts';
import { bodyCalls, expectSafeResponse, sendRaw } from '../support/shopCalls.ts';
import { shopApp } from '../support/shopApp.ts';

const { app, database } = shopApp({ products: 20, now: () => new Date('2025-11-20T18:00:00Z') });

// prettier-ignore
const statements = [
  "' OR '1'='1", "' OR 1=1 --", '1 OR 1=1', '1; DROP TABLE products', "'; DROP TABLE products; --",
  "x'); DELETE FROM customers; --", "' UNION SELECT record FROM customers --", '1 UNION SELECT 1,2,3',
  "'; ATTACH DATABASE '/tmp/x.db' AS x; --", "'; PRAGMA writable_schema = ON; --",
  "' || (SELECT sql FROM sqlite_schema) || '", "1' AND (SELECT count(*) FROM sqlite_schema) > 0 --",
  "' AND load_extension('x') --", '" OR ""="', '`; SELECT 1; `', '?1', ':name', '@name', '$name', '/* */',
  "\\'; SELECT 1; --", '%27%20OR%201=1', '%', '_', '%%', '_____', '[a-z]*', '*', '\u0000', "a\u0000' OR 1=1 --",
  '\ud800', "\udfff'", '\u02bc OR 1=1', '＇ OR 1=1',
];
const strings = [
  ...statements,
  ...(process.env['DEEP'] ? maliciousTexts : maliciousTexts.filter((_, index) => index % 10 === 0)),
];

// What no call can change, however it is asked.
const fixed = (): object => {
  const { products, stock, pictures, categories, branches, sliders, sales, utilities } = countRows(database);
  return { products, stock, pictures, categories, branches, sliders, sales, utilities, schema: readSchema(database) };
};
const ask = async (name: CallName, content: unknown): Promise<{ status: number; results: unknown }> => {
  const response = await sendRaw(app, name, JSON.stringify(content));
  expectSafeResponse(response);
  return { status: response.status, results: (JSON.parse(response.text) as { results: unknown }).results };
};
const textsOf = (name: CallName): [field: string, content: object][] =>
  typeof sent[name] === 'object' ? Object.keys(sent[name] ?? {}).map((field) => [field, sent[name] as object]) : [];

describe('P65 SQL in a field is text, for every field of every call', { timeout: 300_000 }, () => {
  test.each(bodyCalls)('%s', async (name) => {
    const before = fixed();
    // Without the long tests each call gets every fourth text, and together all of them.
    const own = strings.filter((_, at) => process.env['DEEP'] || at % 4 === bodyCalls.indexOf(name) % 4);
    for (const text of own) {
      if (typeof sent[name] === 'string') await ask(name, text);
      for (const [field, content] of textsOf(name)) await ask(name, { ...content, [field]: text });
    }
    expect(fixed()).toEqual(before);
    expect(integrity(database)).toBe('ok');
  });

  test('localizarip, in its query', async () => {
    for (const text of strings) expectSafeResponse(await sendRaw(app, 'localizarip', text));
  });

  test('as a key that makes a write the same one', async () => {
    const before = fixed();
    for (const key of strings.filter((text) => /^[\x20-\x7e]+$/.test(text)))
      expectSafeResponse(await sendRaw(app, 'postCorreoSolicitudFactura', '"x"', { 'idempotency-key': key }));
    expect(fixed()).toEqual(before);
  });
});

describe('P65 what is sent selects nothing but itself', () => {
  test.each(statements)('%j', async (text) => {
    expect(await ask('postObtenerClientePorTelefono', { Telefono: text })).not.toMatchObject({
      results: expect.anything() as unknown,
    });
    expect((await ask('postObtenervwProducto', { ProductoID: text, SucursalID: '1' })).status).toBe(400);
    const { results } = await ask('postObtenerProductosCategoria', { NombreCategoria: text, SucursalID: '1' });
    expect(results).toBeNull();
  });

  test.each(['%', '_', '%%', '_____', '[a-z]*', '*', 'funda%', 'c_ble'])(
    'the letter %j is no wildcard',
    async (text) => {
      const { results } = await ask('postBuscarProducto', { Busqueda: text, SucursalID: '1' });
      const plain = text.replaceAll(/[^a-z]+/g, ' ').trim();
      const found = ((results ?? []) as { Nombre: string }[]).length;
      const all = plain ? await ask('postBuscarProducto', { Busqueda: plain, SucursalID: '1' }) : { results: null };
      expect(found).toBe(((all.results ?? []) as unknown[]).length);
    },
  );

  test('what is kept comes back to the letter', async () => {
    for (const [index, text] of [
      "Robert'); DROP TABLE customers; --",
      '100 % _ \\ "x" `y`',
      'a; b -- c /* d',
    ].entries()) {
      const Telefono = `331234000${index}`;
      await ask('postRegistrarCliente', { ...sentCustomer, Telefono, RazonSocial: text });
      const { results } = await ask('postObtenerClientePorTelefono', { Telefono });
      expect(results).toMatchObject({ RazonSocial: text });
    }
  });
});
