import type { Clock } from '../clock.ts';
import { alert, type Fetch } from './send.ts';
import { writeState, type RebuildState } from './rebuildState.ts';

/** What a person is told of: of each kind once as long as it lasts, and that it is over. */
export const kinds = {
  site: 'the site could not be read',
  api: 'the API could not be read',
  catalogue: 'what the API says was not to be published',
  hook: 'the build hook did not work',
  build: 'a build did not come',
  back: 'the site had gone back to an earlier catalogue',
  budget: 'the deploys of the month were used up',
} as const;

export type Kind = keyof typeof kinds;

export interface Told {
  state: RebuildState;
  rebuildDir: string;
  siteUrl: string;
  webhook: string | undefined;
  clock: Pick<Clock, 'now' | 'sleep'>;
  fetch: Fetch;
  /** Nobody is told, and nothing noted. */
  dryRun: boolean;
}

/** Tells of a trouble, unless this one was told. @param key tells it from another of its kind */
export async function tell(told: Told, kind: Kind, text: string, key: string = kind): Promise<void> {
  const { state, rebuildDir, clock } = told;
  if (told.dryRun || state.troubles[kind]?.key === key) return;
  state.troubles[kind] = { key, since: clock.now().toISOString() };
  writeState(rebuildDir, state);
  await say(told, text);
}

/** Says that troubles are over, where somebody was told of them. */
export async function over(told: Told, ...ended: Kind[]): Promise<void> {
  const { state, rebuildDir, clock } = told;
  if (told.dryRun) return;
  for (const kind of ended) {
    const trouble = state.troubles[kind];
    if (!trouble) continue;
    Reflect.deleteProperty(state.troubles, kind);
    writeState(rebuildDir, state);
    const lasted = duration(clock.now().getTime() - Date.parse(trouble.since));
    await say(told, `Over: ${kinds[kind]}, from ${trouble.since} on, for ${lasted}.`);
  }
}

/** Tells of something that has no end of its own. */
export const say = ({ siteUrl, webhook, fetch, dryRun }: Told, text: string): Promise<void> =>
  dryRun ? Promise.resolve() : alert(webhook, `${siteUrl}: ${text}`, fetch);

/** "3 h", "2 days": how long something took. */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / 60_000));
  if (minutes < 120) return `${minutes} min`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`;
}
