import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Quirks } from './quirks.ts';

export interface SandboxArguments {
  port: number | undefined;
  /** Where to listen: this machine alone, unless another address is given. */
  host: string | undefined;
  data: string;
  importFile: string | undefined;
  seed: { seed?: number; products?: number };
  /** Whether the shop in the database is replaced. */
  refill: boolean;
  quirks: Quirks;
  latency: number;
  now: () => Date;
  trustProxy: boolean;
  limits: boolean;
}

/** Reads the command line. @throws Error that names the wrong option */
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
    port: values.port === undefined ? undefined : whole('port', values.port),
    host: values.host,
    data: values.data,
    importFile: values.import,
    seed: {
      ...(values.seed !== undefined && { seed: whole('seed', values.seed) }),
      ...(values.products !== undefined && { products: whole('products', values.products) }),
    },
    refill: [values.import, values.products, values.seed].some((value) => value !== undefined),
    quirks: oneOf('quirks', values.quirks, ['none', 'php', 'all']),
    latency: whole('latency', values.latency),
    now: clock(values.clock),
    trustProxy: values['trust-proxy'],
    limits: oneOf('limits', values.limits, ['on', 'off']) === 'on',
  };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} takes a whole number, not "${text}".`);
  return Number(text);
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`--${name} takes ${allowed.join(' or ')}, not "${text}".`);
  return found;
}

/** The real clock, or one that started at a given moment and goes on from there. */
function clock(start: string | undefined): () => Date {
  if (start === undefined) return () => new Date();
  const ahead = Date.parse(start) - Date.now();
  if (Number.isNaN(ahead))
    throw new Error(`--clock takes an ISO time such as 2026-11-30T23:59:00-06:00, not "${start}".`);
  return () => new Date(Date.now() + ahead);
}
