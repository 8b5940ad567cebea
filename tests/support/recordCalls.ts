import type { BrowserContext, Page } from '@playwright/test';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';

export interface RecordedCall {
  endpoint: EndpointName;
  method: string;
  /** The parsed JSON body: an object, or the text of the invoice e-mail. */
  body: Record<string, unknown>;
  headers: Record<string, string>;
  url: string;
}

/**
 * Records the API calls of a page or of all pages from now on, in order.
 * @param recordedEndpoints default: all
 */
export function recordCalls(
  target: Page | BrowserContext,
  recordedEndpoints: readonly EndpointName[] = Object.keys(endpoints) as EndpointName[],
): RecordedCall[] {
  const recordedCalls: RecordedCall[] = [];
  (target as Page).on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const endpoint = file.split('.')[0] as EndpointName;
    if (!recordedEndpoints.includes(endpoint)) return;
    const body = (request.postDataJSON() ?? {}) as Record<string, unknown>;
    recordedCalls.push({ endpoint, method: request.method(), body, headers: request.headers(), url: request.url() });
  });
  return recordedCalls;
}

/** Returns the URL pattern of an endpoint. It does not match endpoints whose names begin with this one. */
export const toEndpointPattern = (endpoint: EndpointName): RegExp => new RegExp(String.raw`/${endpoint}\b`);
