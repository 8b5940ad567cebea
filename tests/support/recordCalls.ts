import type { BrowserContext, Page } from '@playwright/test';
import { calls, type CallName } from '../../src/contract/callTable.ts';

export interface RecordedCall {
  call: CallName;
  method: string;
  /** The parsed JSON body. */
  body: Record<string, unknown>;
  headers: Record<string, string>;
  url: string;
}

const callNames = Object.keys(calls) as CallName[];

/** Records the API calls of a page or of all pages from now on, in order. */
export function recordCalls(target: Page | BrowserContext): RecordedCall[] {
  const recordedCalls: RecordedCall[] = [];
  (target as Page).on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const call = callNames.find((name) => file.split('.')[0] === name);
    if (!call) return;
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    recordedCalls.push({ call, method: request.method(), body, headers: request.headers(), url: request.url() });
  });
  return recordedCalls;
}

/** Returns the URL pattern of a call. */
export const toCallPattern = (call: CallName): string => `**/${call}*`;
