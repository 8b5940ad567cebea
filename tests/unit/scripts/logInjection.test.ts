import { describe, expect, test } from 'vitest';
import { errorText, errorTextWithRemedy } from '../../../scripts/errorText.ts';
import { sendAlert } from '../../../scripts/rebuild/requests.ts';
import { UnconfirmedChangeError, findGuardViolations } from '../../../scripts/snapshot/publishGuards.ts';
import { formatSnapshotSummary } from '../../../scripts/snapshot/summary.ts';
import { findWarnings, InvalidCatalogueError, validateCatalogue } from '../../../scripts/snapshot/validateCatalogue.ts';
import { ApiError } from '../../../src/api/apiError.ts';
import { parseJson } from '../../../src/api/tolerantJson.ts';
import type { Manifest } from '../../../src/catalogue/snapshot.ts';
import { sanitizeLines } from '../../../src/lib/sanitizeText.ts';
import { expectSafeLog, logInjection as injection } from '../../support/logInjection.ts';
import { createTestSandbox } from '../../support/testSandbox.ts';

function catchError(task: () => unknown): Error {
  try {
    task();
  } catch (error) {
    return error as Error;
  }
  return expect.unreachable();
}

describe('P90 API rows cannot inject log lines', () => {
  const withRow = (row: object) => ({ products: 60, editRows: (_endpoint: string, rows: unknown[]) => [...rows, row] });
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
        changes: { ...changes, ...emptyChanges, ...listChanges },
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
      editRows: (_endpoint, rows) => [...rows, ...invalidRows],
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
    expectSafeLog(new UnconfirmedChangeError(findGuardViolations(before, after)).message);
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
