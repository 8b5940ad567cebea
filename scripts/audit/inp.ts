import type { Browser, Page } from '@playwright/test';
import { onSandbox } from '../../tests/support/site.ts';
import { assignRandomIp } from '../../tests/support/publicIp.ts';
import type { Measurement } from './auditedPages.ts';
import { cpuSlowdown, newPhoneContext } from './openBrowser.ts';
import { formFlows } from './inp/formFlows.ts';
import { listFlows } from './inp/listFlows.ts';
import { productFlows } from './inp/productFlows.ts';
import type { FlowStep, UserFlow } from './inp/userFlow.ts';
import { median, formatTable } from '../measurements.ts';

declare global {
  /** Returns the interactions since the last call: the longest event of each, ms. */
  var takeInteractions: (() => number[]) | undefined;
}

/** Target of an interaction, ms. */
const maxInp = 200;

interface StepTiming {
  name: string;
  /** Longest interaction of the step, ms. */
  worst: number;
  /** Time until the result is visible, ms; the first step includes loading its scripts. NaN for a step without a result. */
  done: number;
}

/** Measures Interaction to Next Paint of all interactions on a slow phone: the median of the runs. */
export async function measureInp(browser: Browser, runs: number): Promise<Measurement> {
  const timingsByStep = new Map<string, StepTiming[]>();
  for (const flow of [...listFlows, ...productFlows, ...(onSandbox ? formFlows : [])]) {
    for (let run = 0; run < runs; run++) {
      for (const timing of await runFlow(browser, flow))
        timingsByStep.set(timing.name, [...(timingsByStep.get(timing.name) ?? []), timing]);
    }
  }
  const rows = [...timingsByStep].map(([interaction, timings]) => ({
    interaction,
    'INP ms': median(timings.map(({ worst }) => worst)),
    'worst of the runs ms': Math.max(...timings.map(({ worst }) => worst)),
    'done after ms': formatTime(median(timings.map(({ done }) => done))),
  }));
  const slow = rows.filter((row) => row['INP ms'] > maxInp);
  return {
    table: formatTable(rows),
    missedTargets: slow.map((row) => `${row.interaction}: INP ${row['INP ms']} ms (target ${maxInp} ms)`),
  };
}

const formatTime = (ms: number): number | '' => (Number.isNaN(ms) ? '' : Math.round(ms));

async function runFlow(browser: Browser, { path, steps }: UserFlow): Promise<StepTiming[]> {
  const context = await newPhoneContext(browser);
  try {
    if (onSandbox) await assignRandomIp(context);
    const page = await context.newPage();
    await recordInteractions(page);
    await page.goto(await path());
    await page.waitForLoadState('networkidle');
    const flowSteps = await steps(page);
    const devtools = await context.newCDPSession(page);
    // A headless browser delays painting, except during a screencast.
    devtools.on('Page.screencastFrame', ({ sessionId }) => {
      void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 1, maxWidth: 100 });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const timings: StepTiming[] = [];
    for (const step of flowSteps) timings.push(await runStep(page, step));
    return timings;
  } finally {
    await context.close();
  }
}

async function runStep(page: Page, { name, perform, waitForResult }: FlowStep): Promise<StepTiming> {
  await takeWorstInteraction(page);
  const start = performance.now();
  try {
    await perform();
    await waitForResult?.();
  } catch (cause) {
    throw new Error(`The step "${name}" did not complete at ${page.url()}: ${String(cause)}`, { cause });
  }
  const done = waitForResult ? performance.now() - start : NaN;
  return { name, worst: await takeWorstInteraction(page), done };
}

/** Records the interactions of a page as Interaction to Next Paint counts them, before its first script runs. */
const recordInteractions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    type Timing = PerformanceEventTiming & { interactionId: number };
    const longestById = new Map<number, number>();
    const add = (entries: PerformanceEntryList): void => {
      for (const { interactionId, duration } of entries as Timing[])
        if (interactionId) longestById.set(interactionId, Math.max(duration, longestById.get(interactionId) ?? 0));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    globalThis.takeInteractions = () => {
      add(observer.takeRecords());
      const durations = [...longestById.values()];
      longestById.clear();
      return durations;
    };
  });

/** The longest interaction since the last call, ms; 0 if all took less than a frame. */
async function takeWorstInteraction(page: Page): Promise<number> {
  // Events are reported after the frame that shows their result.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve, 50)), 0)),
      ),
  );
  return Math.max(0, ...(await page.evaluate(() => globalThis.takeInteractions?.() ?? [])));
}
