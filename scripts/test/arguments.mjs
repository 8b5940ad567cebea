const all = ['lint', 'types', 'unit', 'browser', 'engines'];

/**
 * Parses the arguments of `npm test`.
 * @param {string[]} given
 */
export function readArguments(given) {
  const rest = [...given];
  const deep = take(rest, '--deep', 0) !== undefined;
  const install = take(rest, '--install', 0) !== undefined;
  const installOnly = take(rest, '--install-only', 0) !== undefined;
  const only = take(rest, '--only', 1);
  const groups = new Set(only?.[1]?.split(',') ?? (only ? [] : all));
  const unknown = [...groups].filter((group) => !all.includes(group));
  if (groups.size === 0 || unknown.length > 0) {
    throw new Error(
      `--only takes one or more of ${all.join(', ')} with commas between${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`,
    );
  }
  const takers = ['unit', 'browser', 'engines'].filter((group) => groups.has(group));
  if (rest.length > 0 && takers.length !== 1) {
    throw new Error(
      `"${rest.join(' ')}" is for Vitest or Playwright: say which with --only unit, --only browser or --only engines.`,
    );
  }
  return { groups, deep, install: install || installOnly, installOnly, extra: rest };
}

/** @param {string[]} rest @param {string} name @param {number} values */
function take(rest, name, values) {
  const at = rest.indexOf(name);
  return at < 0 ? undefined : rest.splice(at, 1 + values);
}
