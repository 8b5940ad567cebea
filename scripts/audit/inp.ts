import type { Browser, Page } from '@playwright/test';
import { onSandbox } from '../../tests/support/site.ts';
import { newAddress } from '../../tests/support/visitor.ts';
import { newPhone } from './openBrowser.ts';
import { formTours } from './inp/forms.ts';
import { listTours } from './inp/listTours.ts';
import { productTours } from './inp/productTours.ts';
import type { Step, Tour } from './inp/step.ts';
import { noteInteractions, worstSince } from './inp/timings.ts';
import { median, table } from './table.ts';

/** The longest that an interaction may take until it is painted, ms, and how much slower the phone is than this machine. */
const goal = 200;
const slower = 4;

interface Timed {
  name: string;
  /** The longest interaction of the step, ms. */
  worst: number;
  /** From the touch until what was meant is in view, ms: what it needs is fetched first where it is the first touch. */
  done: number;
}

/** Interaction to Next Paint of everything that people do on the site, on a slow phone: the median of some runs. */
export async function interact(browser: Browser, runs: number): Promise<{ table: string; missed: string[] }> {
  const timed = new Map<string, Timed[]>();
  for (const tour of [...listTours, ...productTours, ...(onSandbox ? formTours : [])]) {
    for (let run = 0; run < runs; run++) {
      for (const each of await go(browser, tour)) timed.set(each.name, [...(timed.get(each.name) ?? []), each]);
    }
  }
  const rows = [...timed].map(([interaction, all]) => ({
    interaction,
    'INP ms': median(all.map(({ worst }) => worst)),
    'worst of the runs ms': Math.max(...all.map(({ worst }) => worst)),
    'done after ms': Math.round(median(all.map(({ done }) => done))),
  }));
  const missed = rows.filter((row) => row['INP ms'] > goal);
  return {
    table: table(rows),
    missed: missed.map((row) => `${row.interaction}: INP ${row['INP ms']} ms, ${goal} meant`),
  };
}

async function go(browser: Browser, { path, steps }: Tour): Promise<Timed[]> {
  const phone = await newPhone(browser);
  try {
    if (onSandbox) await newAddress(phone);
    const page = await phone.newPage();
    await noteInteractions(page);
    await page.goto(await path());
    await page.waitForLoadState('networkidle');
    const planned = await steps(page);
    const devtools = await phone.newCDPSession(page);
    // Without a window the browser is in no hurry to paint; it is while somebody watches.
    devtools.on('Page.screencastFrame', ({ sessionId }) => {
      void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 100 });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const timed: Timed[] = [];
    for (const step of planned) timed.push(await take(page, step));
    return timed;
  } finally {
    await phone.close();
  }
}

async function take(page: Page, { name, act, until }: Step): Promise<Timed> {
  await worstSince(page);
  const began = performance.now();
  try {
    await act();
    await until.waitFor();
  } catch (cause) {
    throw new Error(`The step "${name}" does not come to its end at ${page.url()}: ${String(cause)}`, { cause });
  }
  const done = performance.now() - began;
  return { name, worst: await worstSince(page), done };
}
