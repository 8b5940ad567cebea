import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';

/** The options of a command as `parseArgs` takes them, each with its text in `--help`; `value` names what it takes. */
export type CommandOptions = Record<string, ParseArgsOptionDescriptor & { value?: string; help: string }>;

export interface Command<T extends CommandOptions> {
  /** The npm script, or a file that none runs. */
  name: string;
  /** What it does, for `--help`. */
  help: string;
  options?: T;
  /** What it takes besides options, such as `URL`. */
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

function formatHelp({ name, help, options = {}, positional }: Command<CommandOptions>): string {
  const rows = Object.entries(options).map(([option, { value, help: text, default: preset }]) => ({
    option: `  --${option}${value ? ` ${value}` : ''}`,
    text: text + (typeof preset === 'string' && preset ? ` (default: ${preset})` : ''),
  }));
  const width = Math.max(0, ...rows.map(({ option }) => option.length)) + 2;
  const start = name.endsWith('.ts') ? `node ${name}` : `npm run ${name} --`;
  const usage = [start, positional && `[${positional}]`, rows.length > 0 && '[options]'].filter(Boolean).join(' ');
  return [usage, '', help, '', ...rows.map(({ option, text }) => option.padEnd(width) + text)].join('\n').trimEnd();
}
