import type { BrowserContext, Page } from '@playwright/test';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';

export interface RecordedCall {
  endpoint: EndpointName;
  method: string;
  /** The parsed JSON body. */
  body: Record<string, unknown>;
  headers: Record<string, string>;
  url: string;
}

/** Records the API calls of a page or of all pages from now on, in order. */
export function recordCalls(target: Page | BrowserContext): RecordedCall[] {
  const recordedCalls: RecordedCall[] = [];
  (target as Page).on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const endpoint = file.split('.')[0] as EndpointName;
    if (!Object.hasOwn(endpoints, endpoint)) return;
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    recordedCalls.push({ endpoint, method: request.method(), body, headers: request.headers(), url: request.url() });
  });
  return recordedCalls;
}

/** Returns the URL pattern of an endpoint. */
export const toEndpointPattern = (endpoint: EndpointName): string => `**/${endpoint}*`;
