import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Quirks } from './quirks.ts';

export interface SandboxArguments {
  port: number | undefined;
  /** Address to listen on; loopback by default. */
  host: string | undefined;
  data: string;
  importFile: string | undefined;
  seed: { seed?: number; products?: number };
  /** Whether to replace the shop in the database. */
  reseed: boolean;
  quirks: Quirks;
  latency: number;
  now: () => Date;
  trustProxy: boolean;
  limits: boolean;
}

/** Parses the command line. @throws Error that names the invalid option */
export function readArguments(args: string[]): SandboxArguments {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string', default: join('.sandbox', 'shop.db') },
      import: { type: 'string' },
      products: { type: 'string' },
      seed: { type: 'string' },
      quirks: { type: 'string', default: 'none' },
      latency: { type: 'string', default: '0' },
      clock: { type: 'string' },
      'trust-proxy': { type: 'boolean', default: false },
      limits: { type: 'string', default: 'off' },
    },
  });
  return {
    port: values.port === undefined ? undefined : parseInteger('port', values.port),
    host: values.host,
    data: values.data,
    importFile: values.import,
    seed: {
      ...(values.seed !== undefined && { seed: parseInteger('seed', values.seed) }),
      ...(values.products !== undefined && { products: parseInteger('products', values.products) }),
    },
    reseed: [values.import, values.products, values.seed].some((value) => value !== undefined),
    quirks: parseChoice('quirks', values.quirks, ['none', 'php', 'all']),
    latency: parseInteger('latency', values.latency),
    now: createClock(values.clock),
    trustProxy: values['trust-proxy'],
    limits: parseChoice('limits', values.limits, ['on', 'off']) === 'on',
  };
}

function parseInteger(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

function parseChoice<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`--${name} takes ${allowed.join(' or ')}, not "${text}".`);
  return found;
}

/** The real clock, or one that starts at the given time. */
function createClock(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const ahead = Date.parse(start) - Date.now();
  if (Number.isNaN(ahead))
    throw new Error(`--clock takes an ISO time such as 2026-11-30T23:59:00-06:00, not "${start}".`);
  return () => new Date(Date.now() + ahead);
}
