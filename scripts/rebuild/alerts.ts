import type { Clock } from '../clock.ts';
import { sendAlert, type Fetch } from './requests.ts';
import { writeState, type RebuildState } from './rebuildState.ts';

/** Kinds of alerts: each is sent once when it starts and once when it is over. The keys are stored. */
export const alertKinds = {
  site: 'the site could not be read',
  api: 'the API could not be read',
  catalogue: 'what the API says was not to be published',
  hook: 'the build hook did not work',
  build: 'a build did not come',
  back: 'the site had gone back to an earlier catalogue',
  budget: 'the deploys of the month were used up',
} as const;

export type AlertKind = keyof typeof alertKinds;

export interface AlertContext {
  state: RebuildState;
  rebuildDir: string;
  siteUrl: string;
  webhook: string | undefined;
  clock: Pick<Clock, 'now' | 'sleep'>;
  fetch: Fetch;
  /** Sends and saves nothing. */
  dryRun: boolean;
}

/** Sends an alert, unless it is active already. @param key tells it from another of its kind */
export async function raiseAlert(
  context: AlertContext,
  kind: AlertKind,
  text: string,
  key: string = kind,
): Promise<void> {
  const { state, rebuildDir, clock } = context;
  if (context.dryRun || state.troubles[kind]?.key === key) return;
  state.troubles[kind] = { key, since: clock.now().toISOString() };
  writeState(rebuildDir, state);
  await notify(context, text);
}

/** Ends active alerts of the given kinds, and sends that they are over. */
export async function resolveAlerts(context: AlertContext, ...ended: AlertKind[]): Promise<void> {
  const { state, rebuildDir, clock } = context;
  if (context.dryRun) return;
  for (const kind of ended) {
    const trouble = state.troubles[kind];
    if (!trouble) continue;
    Reflect.deleteProperty(state.troubles, kind);
    writeState(rebuildDir, state);
    const lasted = formatDuration(clock.now().getTime() - Date.parse(trouble.since));
    await notify(context, `Over: ${alertKinds[kind]}, from ${trouble.since} on, for ${lasted}.`);
  }
}

/** Sends a message that has no end of its own. */
export const notify = ({ siteUrl, webhook, fetch, dryRun }: AlertContext, text: string): Promise<void> =>
  dryRun ? Promise.resolve() : sendAlert(webhook, `${siteUrl}: ${text}`, fetch);

/** Formats a duration: "3 h", "2 days". */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
