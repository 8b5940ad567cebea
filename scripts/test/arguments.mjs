const allGroups = ['lint', 'unit', 'browser', 'engines'];

/**
 * Parses the arguments of `npm test`. `runnerArguments` are those for Vitest or Playwright.
 * @param {string[]} args
 */
export function parseArguments(args) {
  const runnerArguments = [...args];
  const deep = removeOption(runnerArguments, '--deep', 0) !== undefined;
  const install = removeOption(runnerArguments, '--install', 0) !== undefined;
  const installOnly = removeOption(runnerArguments, '--install-only', 0) !== undefined;
  const only = removeOption(runnerArguments, '--only', 1);
  const groups = new Set(only?.[1]?.split(',') ?? (only ? [] : allGroups));
  const unknown = [...groups].filter((group) => !allGroups.includes(group));
  if (groups.size === 0 || unknown.length > 0) {
    throw new Error(
      `--only takes one or more of ${allGroups.join(', ')}, separated by commas${unknown.length ? `; not ${unknown.join(', ')}` : ''}.`,
    );
  }
  const testRunners = ['unit', 'browser', 'engines'].filter((group) => groups.has(group));
  if (runnerArguments.length > 0 && testRunners.length !== 1) {
    throw new Error(
      `"${runnerArguments.join(' ')}" is for Vitest or Playwright: select one with --only unit, --only browser or --only engines.`,
    );
  }
  return { groups, deep, install: install || installOnly, installOnly, runnerArguments };
}

/** Removes an option with its values. Returns them. @param {string[]} args @param {string} name @param {number} values */
function removeOption(args, name, values) {
  const index = args.indexOf(name);
  return index < 0 ? undefined : args.splice(index, 1 + values);
}
