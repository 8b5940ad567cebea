import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../scripts/build/oldestBrowsers.ts';

/** A node of MDN's compatibility data: the browser support of a feature, and the features below it. */
export type CompatNode = Identifier;

const { chrome, safari, ios, firefox } = oldestBrowsers();

/** The oldest supported versions, by the browser names of MDN's data. */
const browsers = {
  chrome,
  chrome_android: chrome,
  webview_android: chrome,
  edge: chrome,
  safari,
  safari_ios: ios,
  firefox,
  firefox_android: firefox,
} as const;

const isAtMost = (version: string, max: string): boolean => version.localeCompare(max, 'en', { numeric: true }) <= 0;

function isSupported(support: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: alternativeName } = support;
  if (typeof added !== 'string' || flags || prefix || alternativeName) return false;
  if (typeof removed === 'string' && isAtMost(removed, version)) return false;
  // "≤37": added in version 37 or earlier.
  return added !== 'preview' && isAtMost(added.replace('≤', ''), version);
}

/**
 * Finds the oldest browsers without support: "chrome 103 (supported from 114)". Empty if all support the feature, or if MDN has
 * no data for it.
 */
export function findUnsupportedBrowsers({ support }: CompatStatement): string[] {
  return Object.entries(browsers).flatMap(([name, version]) => {
    const browserSupport = support[name as keyof typeof browsers];
    if (!browserSupport) return [];
    const statements = Array.isArray(browserSupport) ? browserSupport : [browserSupport];
    if (statements.some((statement) => isSupported(statement, version))) return [];
    const added = statements.find(({ version_added }) => typeof version_added === 'string')?.version_added;
    return [`${name} ${version} ${added ? `(supported from ${added})` : '(not supported by any version)'}`];
  });
}

/** The use of a web platform feature that some of the oldest browsers don't support. */
export interface UnsupportedUse {
  /** The feature's path in MDN's data: `css.selectors.has`. */
  id: string;
  /** Browsers without support. */
  browsers: string[];
  line: number;
}

/** Returns the use of the feature at a path of MDN's data; null if the data has none, or if all browsers support it. */
export function toUnsupportedUse(path: readonly string[], line: number): UnsupportedUse | null {
  const statement = findCompatNode(path)?.__compat;
  const unsupported = statement ? findUnsupportedBrowsers(statement) : [];
  return unsupported.length > 0 ? { id: path.join('.'), browsers: unsupported, line } : null;
}

/** Finds the node at a path of MDN's data. */
export function findCompatNode(path: readonly string[]): CompatNode | undefined {
  let node: CompatNode | undefined = bcd as unknown as CompatNode;
  for (const name of path) {
    if (!node || !Object.hasOwn(node, name)) return undefined;
    node = node[name];
  }
  return node;
}
