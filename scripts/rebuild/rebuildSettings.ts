import * as z from 'zod';
import { parseVariables, readSettings, type Settings } from '../../src/settings.ts';
import { defaultBudget, parsePlan, type PricingPlan } from './pricing.ts';

const schema = z.object({
  BUILD_HOOK_URL: z.url({ protocol: /^https?$/, error: 'must be the URL of a build hook' }).optional(),
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'must be the URL of a webhook that takes JSON' }).optional(),
  HEARTBEAT_URL: z
    .url({ protocol: /^https?$/, error: 'must be the URL of a check, such as https://hc-ping.com/…' })
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

/** Settings of `npm run rebuild`, in addition to those of a build. */
export interface RebuildSettings extends Settings {
  /** URL of Netlify's build hook; secret. */
  buildHook: string | undefined;
  /** URL that receives alerts; secret. */
  alertWebhook: string | undefined;
  /** URL of a heartbeat monitor, which expects a request after each poll; secret. */
  heartbeat: string | undefined;
  plan: PricingPlan;
  /** Deploys per month, of catalogue and code together. */
  deployBudget: number;
  /** Folder with the state of `rebuild`. */
  rebuildDir: string;
  /** Access to Netlify's API, for freezing, unfreezing and rolling back; undefined without its token. */
  netlify: NetlifyAccess | undefined;
}

export interface NetlifyAccess {
  /** Secret. */
  token: string;
  /** The site's ID or domain. */
  site: string;
}

/** Reads the settings from the environment. @throws Error that names each invalid variable and how to fix it */
export function readRebuildSettings(env: Record<string, string | undefined>): RebuildSettings {
  const settings = readSettings(env);
  const values = parseVariables(schema, env);
  const plan = parsePlan(values.DEPLOY_PLAN);
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: site = new URL(settings.siteUrl).hostname } = values;
  return {
    ...settings,
    buildHook: values.BUILD_HOOK_URL,
    alertWebhook: values.ALERT_WEBHOOK_URL,
    heartbeat: values.HEARTBEAT_URL,
    plan,
    deployBudget: values.DEPLOY_BUDGET ?? defaultBudget(plan),
    rebuildDir: values.REBUILD_DIR,
    netlify: token === undefined ? undefined : { token, site },
  };
}

/**
 * Requires the URLs of API and site: with their defaults, which are local, rebuild would always report "current".
 * @throws Error that names the variables that are not set
 */
export function assertUrlsSet(env: Record<string, string | undefined>): void {
  const unset = [
    ...(env['API_HOST'] ? [] : ['API_HOST is not set: the URL of the live API, such as https://api.example.com.']),
    ...(env['SITE_URL'] || env['URL'] ? [] : ['SITE_URL is not set: the URL of the site, such as https://shop.mx.']),
  ];
  if (unset.length === 0) return;
  throw new Error(
    `The live catalogue cannot be compared with the site:\n${unset.map((line) => `  ${line}`).join('\n')}\n` +
      'On GitHub both are variables of the repository (Settings → Secrets and variables → Actions → Variables), ' +
      'separate from those of Netlify.',
  );
}

/** Notices about optional settings that are not set, one line each. */
export const unsetNotices = ({ buildHook, alertWebhook }: RebuildSettings): string[] => [
  ...(buildHook ? [] : ['BUILD_HOOK_URL is not set: no build can be triggered.']),
  ...(alertWebhook ? [] : ['ALERT_WEBHOOK_URL is not set: no alerts are sent.']),
];
