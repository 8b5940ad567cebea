import { join } from 'node:path';
import { parseCommandLine } from '../commandLine.ts';
import type { Quirks } from './quirks.ts';
import type { GeneratorOptions } from './seed/generateShop.ts';

export interface SandboxArguments {
  port: number | undefined;
  /** Address to listen on; loopback by default. */
  host: string | undefined;
  data: string;
  importFile: string | undefined;
  generatorOptions: GeneratorOptions;
  /** Whether to replace an existing shop. */
  reseed: boolean;
  quirks: Quirks;
  latency: number;
  now: () => Date;
  trustProxy: boolean;
  limitsLookups: boolean;
}

/** Parses the command line. @throws Error that names the invalid option */
export function parseArguments(args: string[]): SandboxArguments {
  const { values } = parseCommandLine(
    {
      name: 'sandbox',
      help: 'Starts the sandbox, a mock of the live API. It keeps an existing shop; --import, --products and --seed replace it.',
      options: {
        port: { type: 'string', value: 'N', help: 'port (default: SANDBOX_PORT, 4322)' },
        host: { type: 'string', value: 'ADDRESS', help: 'address to listen on, such as 0.0.0.0; loopback by default' },
        data: {
          type: 'string',
          value: 'FILE',
          default: join('.sandbox', 'shop.db'),
          help: 'database file, or :memory:',
        },
        import: {
          type: 'string',
          value: 'FILE',
          help: 'imports a JSON array of products in the format of getProductosEnVenta, .json or .json.gz',
        },
        products: { type: 'string', value: 'N', help: 'number of generated products (default: 264)' },
        seed: { type: 'string', value: 'N', help: 'seed of the generated shop (default: 1)' },
        quirks: {
          type: 'string',
          value: 'none|php|all',
          default: 'none',
          help: 'adds quirks of PHP servers to responses; all: also invalid responses',
        },
        latency: { type: 'string', value: 'MS', default: '0', help: 'delay of each response' },
        clock: { type: 'string', value: 'ISO', help: 'time at the start; the real one by default' },
        'trust-proxy': { type: 'boolean', default: false, help: 'reads the client address from X-Forwarded-For' },
        limits: {
          type: 'string',
          value: 'on|off',
          default: 'off',
          help: 'limits lookups of customers and sales per IP address',
        },
      },
    },
    args,
  );
  return {
    port: values.port === undefined ? undefined : parseInteger('port', values.port),
    host: values.host,
    data: values.data,
    importFile: values.import,
    generatorOptions: {
      ...(values.seed !== undefined && { seed: parseInteger('seed', values.seed) }),
      ...(values.products !== undefined && { products: parseInteger('products', values.products) }),
    },
    reseed: [values.import, values.products, values.seed].some((value) => value !== undefined),
    quirks: parseChoice('quirks', values.quirks, ['none', 'php', 'all']),
    latency: parseInteger('latency', values.latency),
    now: createClock(values.clock),
    trustProxy: values['trust-proxy'],
    limitsLookups: parseChoice('limits', values.limits, ['on', 'off']) === 'on',
  };
}

function parseInteger(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

function parseChoice<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const choice = allowed.find((value) => value === text);
  if (choice === undefined) throw new Error(`--${name} takes ${allowed.join(' or ')}, not "${text}".`);
  return choice;
}

/** Creates the real clock, or one that starts at the given time. */
function createClock(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const offset = Date.parse(start) - Date.now();
  if (Number.isNaN(offset))
    throw new Error(`--clock takes an ISO time such as 2026-11-30T23:59:00-06:00, not "${start}".`);
  return () => new Date(Date.now() + offset);
}
