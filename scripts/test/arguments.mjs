const all = ['lint', 'unit', 'browser', 'engines'];

/**
 * Parses the arguments of `npm test`.
 * @param {string[]} given
 */
export function readArguments(given) {
  const extra = [...given];
  const deep = removeOption(extra, '--deep', 0) !== undefined;
  const install = removeOption(extra, '--install', 0) !== undefined;
  const installOnly = removeOption(extra, '--install-only', 0) !== undefined;
  const only = removeOption(extra, '--only', 1);
  const groups = new Set(only?.[1]?.split(',') ?? (only ? [] : all));
  const unknown = [...groups].filter((group) => !all.includes(group));
  if (groups.size === 0 || unknown.length > 0) {
    throw new Error(
      `--only takes one or more of ${all.join(', ')} with commas between${unknown.length ? `, not ${unknown.join(', ')}` : ''}.`,
    );
  }
  const withArguments = ['unit', 'browser', 'engines'].filter((group) => groups.has(group));
  if (extra.length > 0 && withArguments.length !== 1) {
    throw new Error(
      `"${extra.join(' ')}" is for Vitest or Playwright: name one with --only unit, --only browser or --only engines.`,
    );
  }
  return { groups, deep, install: install || installOnly, installOnly, extra };
}

/** @param {string[]} args @param {string} name @param {number} values */
function removeOption(args, name, values) {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args.splice(index, 1 + values);
}
