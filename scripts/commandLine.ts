import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { errorText } from './errorText.ts';

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

/** Parses the command line. Exits after printing the options for `--help`, or what is wrong with the arguments. */
export function parseCommandLine<T extends CommandOptions>(command: Command<T>, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(formatHelp(command));
    process.exit(0);
  }
  try {
    return parseArgs({
      args,
      options: command.options ?? ({} as T),
      allowPositionals: command.positional !== undefined,
    });
  } catch (error) {
    console.error(`${errorText(error)}\nThe options: ${formatCommand(command.name, '--help')}`);
    process.exit(1);
  }
}

/** Parses an option in minutes; returns ms. @throws Error that names the option and its range */
export function parseMinutes(name: string, text: string, min: number, max: number): number {
  const minutes = Number(text);
  if (text.trim() === '' || !(minutes >= min && minutes <= max))
    throw new Error(`--${name} takes minutes, from ${min} to ${max}, not "${text}".`);
  return minutes * 60_000;
}

/** The command line of a command with arguments. */
const formatCommand = (name: string, ...args: string[]): string =>
  (name.endsWith('.ts')
    ? ['node', name, ...args]
    : ['npm run', name, ...(args.length > 0 ? ['--', ...args] : [])]
  ).join(' ');

function formatHelp({ name, help, options = {}, positional }: Command<CommandOptions>): string {
  const rows = Object.entries(options).map(([option, { value, help: text, default: defaultValue }]) => ({
    option: `  --${option}${value ? ` ${value}` : ''}`,
    text: text + (typeof defaultValue === 'string' && defaultValue ? ` (default: ${defaultValue})` : ''),
  }));
  const width = Math.max(0, ...rows.map(({ option }) => option.length)) + 2;
  const args = [...(positional ? [`[${positional}]`] : []), ...(rows.length > 0 ? ['[options]'] : [])];
  return [formatCommand(name, ...args), '', help, '', ...rows.map(({ option, text }) => option.padEnd(width) + text)]
    .join('\n')
    .trimEnd();
}
