import { expect } from 'vitest';
import type { Hono } from 'hono';
import { endpoints, type EndpointName } from '../../src/contract/endpoints.ts';

export const endpointNames = Object.keys(endpoints) as EndpointName[];
/** The names of endpoints with a body. */
export const endpointsWithBody = endpointNames.filter((name) => endpoints[name].method !== 'GET');

export type CallBody = string | Uint8Array<ArrayBuffer>;

/** Sends a call with any body; a GET call sends it in its query. */
export async function sendRawCall(
  app: Hono,
  name: EndpointName,
  body: CallBody,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const { method } = endpoints[name];
  const path = `/api/${name}.php`;
  const query = typeof body === 'string' ? body.toWellFormed() : body.join();
  const response =
    method === 'GET'
      ? await app.request(`${path}?ip=${encodeURIComponent(query)}`)
      : await app.request(path, { method, body, headers: { 'content-type': 'application/json', ...headers } });
  return { status: response.status, text: await response.text() };
}

/** Expects JSON and no server error, and no internals of the server in the error of a rejected call. */
export function expectSafeResponse({ status, text }: { status: number; text: string }): void {
  expect(status).toBeLessThan(500);
  const response = JSON.parse(text) as { results?: unknown; error?: unknown };
  if (status < 400) return;
  expect(Object.keys(response)).toEqual(['results', 'error']);
  expect(response.results).toBeNull();
  expect(String(response.error).length).toBeLessThan(120);
  expect(response.error).not.toMatch(/node_modules|\.ts\b|\bat \w|SQL|Error/);
}
