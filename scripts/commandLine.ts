import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';

/** Options of a command for `parseArgs`, with `help` for `--help`. `value` is the placeholder of the value, such as `MINUTES`. */
export type CommandOptions = Record<string, ParseArgsOptionDescriptor & { value?: string; help: string }>;

export interface Command<T extends CommandOptions> {
  /** The npm script, or the file if there is none. */
  name: string;
  /** What it does, for `--help`. */
  help: string;
  options?: T;
  /** Placeholder of the positional argument, such as `URL`. */
  positional?: string;
}

/** Parses the command line; `--help` prints the options and exits. @throws TypeError that names an unknown option */
export function parseCommandLine<T extends CommandOptions>(command: Command<T>, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(formatHelp(command));
    process.exit(0);
  }
  return parseArgs({ args, options: command.options ?? ({} as T), allowPositionals: command.positional !== undefined });
}

/** Parses an option in minutes; returns ms. @throws Error that names the option and its range */
export function parseMinutes(name: string, text: string, min: number, max: number): number {
  const minutes = Number(text);
  if (text.trim() === '' || !(minutes >= min && minutes <= max))
    throw new Error(`--${name} takes minutes, from ${min} to ${max}, not "${text}".`);
  return minutes * 60_000;
}

function formatHelp({ name, help, options = {}, positional }: Command<CommandOptions>): string {
  const rows = Object.entries(options).map(([option, { value, help: text, default: defaultValue }]) => ({
    option: `  --${option}${value ? ` ${value}` : ''}`,
    text: text + (typeof defaultValue === 'string' && defaultValue ? ` (default: ${defaultValue})` : ''),
  }));
  const width = Math.max(0, ...rows.map(({ option }) => option.length)) + 2;
  const args = [positional && `[${positional}]`, rows.length > 0 && '[options]'].filter(Boolean);
  const usage = name.endsWith('.ts')
    ? ['node', name, ...args].join(' ')
    : ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
  return [usage, '', help, '', ...rows.map(({ option, text }) => option.padEnd(width) + text)].join('\n').trimEnd();
}
