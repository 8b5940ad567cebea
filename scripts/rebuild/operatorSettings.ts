import * as z from 'zod';
import { parseVariables, readSettings, type Settings } from '../../src/settings.ts';
import { budgetOf, planOf, type Plan } from './plan.ts';

const schema = z.object({
  BUILD_HOOK_URL: z.url({ protocol: /^https?$/, error: 'must be the address of a build hook' }).optional(),
  ALERT_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a webhook that takes JSON' })
    .optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the address of a check, such as https://hc-ping.com/…' })
    .optional(),
  DEPLOY_PLAN: z.string().default('free'),
  DEPLOY_BUDGET: z.coerce.number('must be a whole number').int('must be a whole number').min(1).optional(),
  REBUILD_DIR: z.string().default('.rebuild'),
  NETLIFY_AUTH_TOKEN: z.string().optional(),
  NETLIFY_SITE_ID: z
    .string()
    .regex(/^[\w.-]+$/, 'must be the ID of the site, or its domain')
    .optional(),
});

/** What `npm run rebuild` needs besides what a build needs. */
export interface OperatorSettings extends Settings {
  /** What orders a build; secret. */
  buildHook: string | undefined;
  /** What is told of a failure; secret. */
  alertWebhook: string | undefined;
  /** What is told that a look was had, and tells somebody where none was. */
  heartbeat: string | undefined;
  plan: Plan;
  /** Deploys a month, of the catalogue and of code together. */
  deployBudget: number;
  /** Where it keeps what it did. */
  rebuildDir: string;
  /** The host's own API, for freezing, thawing and rolling back; undefined without its token. */
  host: HostAccess | undefined;
}

export interface HostAccess {
  /** Secret. */
  token: string;
  /** The site's ID, or its domain, which the host takes as well. */
  site: string;
}

/** @throws Error that names each wrong variable and its remedy */
export function readOperatorSettings(env: Record<string, string | undefined>): OperatorSettings {
  const settings = readSettings(env);
  const values = parseVariables(schema, env);
  const plan = planOf(values.DEPLOY_PLAN);
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site = new URL(settings.siteUrl).hostname } = values;
  return {
    ...settings,
    buildHook: values.BUILD_HOOK_URL,
    alertWebhook: values.ALERT_WEBHOOK_URL,
    heartbeat: values.HEARTBEAT_URL,
    plan,
    deployBudget: values.DEPLOY_BUDGET ?? budgetOf(plan),
    rebuildDir: values.REBUILD_DIR,
    host: token === undefined ? undefined : { token, site },
  };
}

/**
 * A look compares one shop with one site: an address that nobody set would be this machine's, and say "current" for ever.
 * @throws Error that names what is not set
 */
export function requireAddresses(env: Record<string, string | undefined>): void {
  const unset = [
    ...(env['API_HOST'] ? [] : ['API_HOST is not set: the address of the live API, such as https://api.example.com.']),
    ...(env['SITE_URL'] || env['URL']
      ? []
      : ['SITE_URL is not set: the address of the site, such as https://shop.mx.']),
  ];
  if (unset.length === 0) return;
  throw new Error(
    `Nothing can be compared:\n${unset.map((line) => `  ${line}`).join('\n')}\n` +
      'On GitHub both are variables of the repository (Settings → Secrets and variables → Actions → Variables), ' +
      'which are not those of the host.',
  );
}

/** What a look does without, of which nobody would hear until it is needed: a line each. */
export const unsetNotices = ({ buildHook, alertWebhook }: OperatorSettings): string[] => [
  ...(buildHook ? [] : ['BUILD_HOOK_URL is not set: where the site differs, nothing can be ordered.']),
  ...(alertWebhook ? [] : ['ALERT_WEBHOOK_URL is not set: nobody is told of an outage.']),
];
