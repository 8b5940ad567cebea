import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../scripts/build/oldestBrowsers.ts';

/** What MDN has for one name: when each engine came to know it, and names below it. */
export type Known = Identifier;

const { chrome, safari, ios, firefox } = oldestBrowsers();

/** The oldest browsers that must do everything, by their names in MDN's data. */
const browsers = {
  ...{ chrome, chrome_android: chrome, webview_android: chrome, edge: chrome },
  ...{ safari, safari_ios: ios },
  ...{ firefox, firefox_android: firefox },
} as const;

const atMost = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) <= 0;

function has(support: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = support;
  if (typeof added !== 'string' || flags || prefix || otherName) return false;
  if (typeof removed === 'string' && atMost(removed, version)) return false;
  // "≤37": known to be there by then.
  return added !== 'preview' && atMost(added.replace('≤', ''), version);
}

/** Which of the oldest browsers lack it: "chrome 103 (has it from 114)". Empty where all have it, or nobody wrote down when. */
export function findUnsupported({ support }: CompatStatement): string[] {
  return Object.entries(browsers).flatMap(([name, version]) => {
    const told = support[name as keyof typeof browsers];
    if (!told) return [];
    const each = Array.isArray(told) ? told : [told];
    if (each.some((one) => has(one, version))) return [];
    const from = each.find(({ version_added }) => typeof version_added === 'string')?.version_added;
    return [`${name} ${version} ${from ? `(has it from ${from})` : '(lacks it to this day)'}`];
  });
}

/** Something of the web platform that a file uses. */
export interface FeatureUse {
  /** Its place in MDN's data: `css.selectors.has`. */
  id: string;
  /** Who lacks it. */
  lacking: string[];
  line: number;
}

/** The use of what is at a place of MDN's data; null where nothing does, or where all have it. */
export function toFeatureUse(path: readonly string[], line: number): FeatureUse | null {
  const statement = at(path)?.__compat;
  const who = statement ? findUnsupported(statement) : [];
  return who.length > 0 ? { id: path.join('.'), lacking: who, line } : null;
}

/** What is at a place of MDN's data. */
export function at(path: readonly string[]): Known | undefined {
  let place: Known | undefined = bcd as unknown as Known;
  for (const name of path) {
    if (!place || !Object.hasOwn(place, name)) return undefined;
    place = place[name];
  }
  return place;
}
