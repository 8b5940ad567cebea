import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CatalogueState, PublishedState } from '../../../../src/api/published.ts';
import { toSiteBuild } from '../../../../scripts/build/addToBuildHistory.ts';
import type { Manifest, SnapshotReport } from '../../../../src/catalogue/snapshot.ts';
import { createState } from '../../../../src/catalogue/stateReport.ts';
import { encodeState } from '../../../../src/features/catalogueState/encodeState.tsx';
import { createCatalogue } from '../../../support/createCatalogue.ts';
import { MonthChart } from '../../../../src/features/catalogueState/MonthChart.tsx';

const days = [
  { changes: 1, triggered: 1, others: 1 },
  { changes: 40, triggered: 0, others: 0 },
  { changes: 0, triggered: 0, others: 1 },
];
const emptyDays = days.map(() => ({ changes: 0, triggered: 0, others: 0 }));
const state: CatalogueState = {
  time: '2026-11-20T15:00:00.000Z',
  localTime: '20 de noviembre de 2026 a las 09:00',
  counts: [['Productos', 1264]],
  accepted: 'cierre de <b>Centro</b>',
  quarantinedText: 'Un registro.',
  quarantined: ['No se publicó: 9, Precio, no es un precio (getProductosEnVenta)'],
  notices: ['Por mejorar: 7, Nombre, tiene 160 caracteres'],
  changes: {
    title: 'Del 1 al 2: 1 cambio',
    sections: [{ title: 'Cambios de precio (1)', lines: ['5 <i>Funda</i>: $1 → $2'] }],
  },
  month: { name: 'Noviembre de 2026', summary: 'Van 3 publicaciones.', days },
};
const renderText = (catalogueState: CatalogueState): string =>
  JSON.stringify((JSON.parse(encodeState(catalogueState)) as PublishedState).view);

test('R11.4 the state is published with its rendered view, which shows changes and quarantined records as text', () => {
  const { view, ...data } = JSON.parse(encodeState(state)) as PublishedState;
  expect(data).toEqual(state);
  const text = JSON.stringify(view);
  for (const part of [
    'cierre de <b>Centro</b>',
    '5 <i>Funda</i>: $1 → $2',
    state.quarantined[0],
    state.notices[0],
    '1,264',
    'Van 3 publicaciones.',
  ])
    expect(text).toContain(part);
});

test('R11.4 without changes the view says so; without deploys, notices or accepted changes their parts are not shown', () => {
  const text = renderText({
    ...state,
    changes: null,
    accepted: '',
    notices: [],
    month: { ...state.month, days: emptyDays },
  });
  expect(text).not.toContain('month-chart');
  expect(text).toContain('Aún no hay cambios.');
  expect(text).not.toContain('Se publicó aunque');
  expect(text).not.toContain('Avisos');
});

test('R11.2 R11.4 records that were published count as notices, not as quarantined, as in the build history', () => {
  const problem = { list: 'getProductosEnVenta', id: '9', field: 'Precio', reason: 'no es un precio' };
  const branch = { id: '1', postalCode: '', neighbourhood: '', street: '', number: '', city: '', state: '' };
  const report: SnapshotReport = {
    missing: ['getProductosNuevos: el servidor no tiene esta lista (404)'],
    rejected: [problem],
    pictures: [problem],
    truncated: [problem],
    duplicates: [{ list: 'getSucursales', id: '1', kept: branch, dropped: branch }],
    warnings: [problem],
  };
  const snapshot = { catalogue: createCatalogue(1), report, manifest: { time: state.time } as Manifest };
  const { quarantined, quarantinedText, notices } = createState(snapshot);
  expect(quarantined).toHaveLength(toSiteBuild(snapshot).quarantined);
  expect(quarantinedText).toBe('2 registros.');
  expect(notices.map((notice) => notice.slice(0, 8))).toEqual(['getProdu', 'Se acort', 'Repetido', 'Por mejo']);
});

test('R11.4 the month chart has a bar for each day with changes, and separate dots for triggered and other deploys', () => {
  const chart = renderToStaticMarkup(<MonthChart name="Noviembre de 2026" days={days} />);
  expect(chart).toContain('aria-label="Noviembre de 2026: 41 cambios, 3 publicaciones"');
  expect(chart.match(/class="month-bar"/g)).toHaveLength(2);
  expect(chart.match(/class="month-dot"/g)).toHaveLength(1);
  expect(chart.match(/class="month-dot other"/g)).toHaveLength(2);
  expect(chart).toContain('<title>Día 1: 1 cambio, 2 publicaciones</title>');
  expect(chart).toContain('<title>Día 3: 0 cambios, 1 publicación</title>');
  expect(chart).not.toMatch(/NaN|undefined/);
  expect(renderToStaticMarkup(<MonthChart name="x" days={emptyDays} />)).not.toMatch(/NaN/);
});
