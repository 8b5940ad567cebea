import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../../src/api/tolerantJson.ts';
import { ApiError } from '../../../src/api/apiError.ts';
import { alertText, sanitizeText, sanitizeLines } from '../../../src/lib/sanitizeText.ts';
import { findWarnings } from '../../../scripts/snapshot/validateCatalogue.ts';
import { UnconfirmedChangeError, checkGuards } from '../../../scripts/snapshot/publishGuards.ts';
import { validateCatalogue, InvalidCatalogueError } from '../../../scripts/snapshot/validateCatalogue.ts';
import { formatSnapshotSummary } from '../../../scripts/snapshot/summary.ts';
import { sendAlert } from '../../../scripts/rebuild/requests.ts';
import { errorText, errorTextWithRemedy } from '../../../scripts/errorText.ts';
import type { Manifest } from '../../../src/catalogue/snapshot.ts';
import { createTestSandbox } from '../../support/testSandbox.ts';
import { anyText } from '../../support/productFactory.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';

const injection =
  'x1\n::error::FORGED LINE <!channel> @everyone \u001b[31m\r##[error]x\u2028::set-output name=a::b\u202e';

/** Expects no workflow commands and no control characters in a log. */
function expectSafeLog(log: string): void {
  for (const line of log.split('\n')) {
    expect(line).not.toMatch(/^\s*::/);
    expect(line).not.toContain('##[');
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  }
}

function catchError(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    return error as Error;
  }
  return expect.unreachable();
}

describe('P90 untrusted text', () => {
  test('becomes one line without commands, mentions and control characters', () => {
    expect(sanitizeText(injection)).toBe(
      'x1 : :error: :FORGED LINE ‹!channel> ＠everyone  [31m ## [error]x : :set-output name=a: :b',
    );
    expect(sanitizeText('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...maliciousTexts)), (text) => {
        const sanitized = sanitizeText(text);
        expectSafeLog(sanitized);
        expect(sanitized).not.toMatch(/[\n@]|::|<(?!!doctype)[!@#]/i);
        expect(sanitized.isWellFormed()).toBe(true);
        expectSafeLog(sanitizeLines(`ours\n${text}`));
        expect(alertText(text)).not.toMatch(/[<>@]/);
      }),
    );
  });

  test('keeps its line breaks in sanitizeLines', () => {
    expect(sanitizeLines('One\n  two: a::b\n  ::error::x')).toBe('One\n  two: a::b\n  : :error::x');
  });
});

describe('P90 API rows cannot inject log lines', () => {
  const withRow = (row: object) => ({ products: 60, editRows: (_call: string, rows: unknown[]) => [...rows, row] });
  const manifest = { counts: {}, source: 'https://a.example', time: 't' } as unknown as Manifest;

  test('into the summary of a snapshot', async () => {
    const { catalogue, report } = await createTestSandbox(
      withRow({ ProductoID: injection, Nombre: injection, Precio: injection }),
    ).snapshot();
    const changes = { from: '2026-01-01T00:00:00Z', to: 't', added: [{ id: '1', name: injection }] };
    const emptyChanges = {
      removed: [],
      renamed: [],
      prices: [],
      offers: [],
      soldOut: [],
      backInStock: [],
      detailsChanged: [],
      pictures: [],
    };
    const listChanges = {
      categories: { added: [injection], removed: [] },
      branches: { added: [], removed: [] },
      sliders: { added: [], removed: [] },
    };
    // The body of the build hook has the reason.
    const accepted = { reason: injection, violations: [] };
    const text = formatSnapshotSummary(
      { ...manifest, accepted },
      {
        ...report,
        truncated: [{ list: injection, id: injection, field: injection, reason: injection }],
        missing: [injection],
        malformed: { [injection]: 1 },
        warnings: [...findWarnings(catalogue.products, {}), { id: '1', field: injection, reason: injection }],
        changes: { ...changes, ...emptyChanges, ...listChanges, to: 't' },
      },
      1,
      1,
    );
    expect(text).toContain('FORGED');
    expectSafeLog(sanitizeLines(text));
    // The line breaks of the injected text start no line.
    expect(text.split('\n').filter((line) => /^\s*:/.test(line))).toEqual([]);
  });

  test('into the error of a snapshot that is not published', async () => {
    const invalidRows = Array.from({ length: 5 }, () => ({
      ProductoID: injection,
      Nombre: injection,
      Precio: injection,
    }));
    const { catalogue: incomplete, report } = await createTestSandbox({
      products: 20,
      editRows: (_call, rows) => [...rows, ...invalidRows],
    }).snapshot();
    const error = catchError(() => validateCatalogue(incomplete, report));
    expect(error).toBeInstanceOf(InvalidCatalogueError);
    expect(errorText(error)).toContain('FORGED');
    expectSafeLog(error.message);

    const { catalogue } = await createTestSandbox({ products: 20 }).snapshot();
    const categories = catalogue.categories.map((category, index) =>
      index === 0 ? { ...category, name: injection } : category,
    );
    const before = { ...catalogue, categories };
    const after = { ...catalogue, categories: categories.map((category) => ({ ...category, products: [] })) };
    expectSafeLog(new UnconfirmedChangeError(checkGuards(before, after)).message);
  });

  test('into the message of a failed call', () => {
    for (const text of [injection, `{"results":[]}${injection}`, `{"error":${JSON.stringify(injection)}`])
      expectSafeLog(catchError(() => parseJson('getSliders', text)).message);
    const error = new ApiError('getSliders', 'body', `it is an error: ${injection}`);
    expectSafeLog(errorTextWithRemedy(error));
    expect(errorText(error)).not.toContain('\n');
  });

  test('into an alert, which mentions nobody', async () => {
    const bodies: string[] = [];
    const fetch = (_url: unknown, init?: RequestInit) => {
      bodies.push(init?.body as string);
      return Promise.resolve(new Response('ok'));
    };
    await sendAlert('https://hooks.example/x', `shop: ${injection}`, fetch);
    const body = JSON.parse(bodies[0] ?? '') as { text: string; content: string; allowed_mentions: unknown };
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
])('R10.2 %s is rejected as JSON: %s', (text, reason) => {
  expect(() => parseJson('getSliders', text)).toThrow(`getSliders: the response is not JSON: ${reason}`);
});

describe('R11.4 an error of the disk says what to do', () => {
  const diskError = (code: string, syscall: string) => Object.assign(new Error('failed'), { code, syscall });

  test.each([
    ['ENOSPC', /free some space/],
    ['EROFS', /read-only/],
    ['EACCES', /permissions of the folder/],
  ])('%s', (code, remedy) => {
    expect(errorText(diskError(code, 'write'))).toMatch(remedy);
  });

  test('other errors and a denied port say nothing of the disk', () => {
    expect(errorText(diskError('EACCES', 'listen'))).toBe('failed');
    expect(errorText(diskError('ENOENT', 'open'))).toBe('failed');
    expect(errorText(null)).toBe('null');
  });
});
