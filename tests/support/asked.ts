import type { BrowserContext, Page } from '@playwright/test';
import { calls, type CallName } from '../../src/contract/callTable.ts';

export interface Asked {
  call: CallName;
  method: string;
  /** What was sent, as JSON. */
  body: Record<string, unknown>;
  headers: Record<string, string>;
  url: string;
}

const names = Object.keys(calls) as CallName[];

/** The calls that pages make of the API from now on, in their order. */
export function noteCalls(pages: Page | BrowserContext): Asked[] {
  const asked: Asked[] = [];
  (pages as Page).on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const call = names.find((name) => file.split('.')[0] === name);
    if (!call) return;
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    asked.push({ call, method: request.method(), body, headers: request.headers(), url: request.url() });
  });
  return asked;
}

/** Every address of a call. */
export const addressOf = (call: CallName): string => `**/${call}*`;

const { SANDBOX_URL, PUBLIC_IP_LOOKUP_URL } = process.env;

/** The service that tells a browser its public IP, as the site was built with it (src/settings.ts). */
export const ipService = SANDBOX_URL
  ? `${SANDBOX_URL}/ip`
  : PUBLIC_IP_LOOKUP_URL || 'https://api.ipify.org?format=json';

/** Stands in for the public-IP service. */
export const tellIp = (pages: Page | BrowserContext, ip: string): Promise<unknown> =>
  pages.route(ipService, (route) => route.fulfill({ json: { ip }, headers: { 'access-control-allow-origin': '*' } }));
