import type { Clock } from '../clock.ts';
import { sendAlert, type Fetch } from './requests.ts';
import { saveState, type PollState } from './rebuildState.ts';

/**
 * Kinds of alerts, each described for its "Resolved" message: one message is sent when a problem starts, one when it is
 * resolved. The keys are stored.
 */
const alertKinds = {
  site: 'the site could not be read',
  host: "Netlify's API could not be read",
  api: 'the API could not be read',
  catalogue: 'the catalogue of the API could not be published',
  hook: 'the build hook failed',
  build: 'a build failed',
  rollback: 'the site showed an earlier catalogue',
  budget: 'the deploys of the month were used up',
} as const;

export type AlertKind = keyof typeof alertKinds;

export interface PollContext extends PollState {
  siteUrl: string;
  webhook: string | undefined;
  clock: Pick<Clock, 'now' | 'sleep'>;
  fetch: Fetch;
}

/** Sends an alert, unless it is already active. @param key distinguishes problems of the same kind */
export async function raiseAlert(
  context: PollContext,
  kind: AlertKind,
  text: string,
  key: string = kind,
): Promise<void> {
  const { state, clock } = context;
  if (context.dryRun || state.alerts[kind]?.key === key) return;
  state.alerts[kind] = { key, since: clock.now().toISOString() };
  saveState(context);
  await notify(context, text);
}

/** Resolves the active alerts of the given kinds, and sends a message for each. */
export async function resolveAlerts(context: PollContext, ...kinds: AlertKind[]): Promise<void> {
  const { state, clock } = context;
  if (context.dryRun) return;
  for (const kind of kinds) {
    const alert = state.alerts[kind];
    if (!alert) continue;
    Reflect.deleteProperty(state.alerts, kind);
    saveState(context);
    const duration = formatDuration(clock.now().getTime() - Date.parse(alert.since));
    await notify(context, `Resolved: ${alertKinds[kind]}, since ${alert.since}, for ${duration}.`);
  }
}

/** Sends a message to the alert webhook, unless it is a dry run. */
export const notify = ({ siteUrl, webhook, fetch, dryRun }: PollContext, text: string): Promise<void> =>
  dryRun ? Promise.resolve() : sendAlert(webhook, `${siteUrl}: ${text}`, fetch);

/** Formats a duration: "3 h", "2 days". */
export function formatDuration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
