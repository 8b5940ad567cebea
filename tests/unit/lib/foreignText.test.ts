import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/api/tolerantJson.ts';
import { ApiError } from '../../../src/api/apiError.ts';
import { alertText, sanitizeText, sanitizeLines } from '../../../src/lib/sanitizeText.ts';
import { findWarnings } from '../../../scripts/snapshot/validateCatalogue.ts';
import { UnconfirmedChangeError, checkGuards } from '../../../scripts/snapshot/publishGuards.ts';
import { validateCatalogue, InvalidCatalogueError } from '../../../scripts/snapshot/validateCatalogue.ts';
import { formatSummary } from '../../../scripts/snapshot/summary.ts';
import { sendAlert } from '../../../scripts/rebuild/requests.ts';
import { errorText, errorTextWithRemedy } from '../../../scripts/errorText.ts';
import type { Manifest } from '../../../src/catalogue/snapshot.ts';
import { shopApp } from '../../support/shopApp.ts';
import { anyText } from '../../support/rows.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';

const forged = 'x1\n::error::FORGED LINE <!channel> @everyone \u001b[31m\r##[error]x\u2028::set-output name=a::b\u202e';

/** What no line of a log may be, nor hold. */
function expectCalm(log: string): void {
  for (const line of log.split('\n')) {
    expect(line).not.toMatch(/^\s*::/);
    expect(line).not.toContain('##[');
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  }
}

function thrown(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    return error as Error;
  }
  return expect.unreachable();
}

describe('P90 a text from outside', () => {
  test('is one line, and nothing that anybody obeys', () => {
    expect(sanitizeText(forged)).toBe(
      'x1 : :error: :FORGED LINE ‹!channel> ＠everyone  [31m ## [error]x : :set-output name=a: :b',
    );
    expect(sanitizeText('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...maliciousTexts)), (text) => {
        const safe = sanitizeText(text);
        expectCalm(safe);
        expect(safe).not.toMatch(/[\n@]|::|<(?!!doctype)[!@#]/i);
        expect(safe.isWellFormed()).toBe(true);
        expectCalm(sanitizeLines(`ours\n${text}`));
        expect(alertText(text)).not.toMatch(/[<>@]/);
      }),
    );
  });

  test('what is ours keeps its lines', () => {
    expect(sanitizeLines('One\n  two: a::b\n  ::error::x')).toBe('One\n  two: a::b\n  : :error::x');
  });
});

describe('P90 rows of the API that forge lines', () => {
  const row = (changes: object) => ({ products: 60, edit: (_call: string, rows: unknown[]) => [...rows, changes] });
  const manifest = { counts: {}, source: 'https://a.example', time: 't' } as unknown as Manifest;

  test('in the summary of a snapshot', async () => {
    const { catalogue, report } = await shopApp(row({ ProductoID: forged, Nombre: forged, Precio: forged })).snapshot();
    const changes = { from: '2026-01-01T00:00:00Z', to: 't', added: [{ id: '1', name: forged }] };
    const empty = {
      removed: [],
      renamed: [],
      prices: [],
      offers: [],
      soldOut: [],
      returned: [],
      described: [],
      pictures: [],
    };
    const parts = {
      categories: { added: [forged], removed: [] },
      branches: { added: [], removed: [] },
      sliders: { added: [], removed: [] },
    };
    const text = formatSummary(
      manifest,
      {
        ...report,
        truncated: [{ list: forged, id: forged, field: forged, reason: forged }],
        missing: [forged],
        malformed: { [forged]: 1 },
        warnings: [...findWarnings(catalogue.products, {}), { id: '1', field: forged, reason: forged }],
        changes: { ...changes, ...empty, ...parts, to: 't' },
      },
      1,
      1,
    );
    expect(text).toContain('FORGED');
    expectCalm(sanitizeLines(text));
    // None of them makes a line: what is behind the first word of it begins none.
    expect(text.split('\n').filter((line) => /^\s*:/.test(line))).toEqual([]);
  });

  test('in what is said where nothing is published', async () => {
    const bad = Array.from({ length: 5 }, () => ({ ProductoID: forged, Nombre: forged, Precio: forged }));
    const { catalogue: half, report } = await shopApp({
      products: 20,
      edit: (_call, rows) => [...rows, ...bad],
    }).snapshot();
    const error = thrown(() => validateCatalogue(half, report));
    expect(error).toBeInstanceOf(InvalidCatalogueError);
    expect(errorText(error)).toContain('FORGED');
    expectCalm(error.message);

    const { catalogue } = await shopApp({ products: 20 }).snapshot();
    const [first, ...others] = catalogue.categories;
    const named = { ...catalogue, categories: [{ ...(first as NonNullable<typeof first>), name: forged }, ...others] };
    const emptied = { ...named, categories: named.categories.map((each) => ({ ...each, products: [] })) };
    expectCalm(new UnconfirmedChangeError(checkGuards(named, emptied)).message);
  });

  test('in what is said of a response that is an error, or none', () => {
    for (const text of [forged, `{"results":[]}${forged}`, `{"error":${JSON.stringify(forged)}`])
      expectCalm(thrown(() => parseJson('getSliders', text)).message);
    const error = new ApiError('getSliders', 'body', `it is an error: ${forged}`);
    expectCalm(errorTextWithRemedy(error));
    expect(errorText(error)).not.toContain('\n');
  });

  test('in an alert: nobody is called', async () => {
    const sent: string[] = [];
    const fetch = (_url: unknown, init?: RequestInit) => {
      sent.push(init?.body as string);
      return Promise.resolve(new Response('ok'));
    };
    await sendAlert('https://hooks.example/x', `shop: ${forged}`, fetch);
    const body = JSON.parse(sent[0] ?? '') as { text: string; content: string; allowed_mentions: unknown };
    expect(body.text).not.toMatch(/[<>@]/);
    expect(body.content).toBe(body.text);
    expect(body.allowed_mentions).toEqual({ parse: [] });
  });
});

test.each([
  ['{"results":[]}<br/>Fatal error', 'it is followed by "<br/>Fatal error"'],
  ['{"results":[]}{"b":1}', 'it is followed by "{"b":1}"'],
  ['<html>No', 'it starts with "<html>No"'],
  ['{"results":[', 'it starts with "{"results":["'],
])('R10.2 %s is no JSON: %s', (text, why) => {
  expect(() => parseJson('getSliders', text)).toThrow(`getSliders: the response is not JSON: ${why}`);
});
