import { sanitizeText, sanitizeLines } from '../../src/lib/sanitizeText.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { parseRequestUrl } from '../requestUrl.ts';
import type { Compress } from './compress.ts';
import { sendResponse } from './sendResponse.ts';
import type { Log } from './log.ts';
import type { PreviewRequest } from './requestHandler.ts';
import { textReply, type Reply } from './reply.ts';

/**
 * Creates the request listener of an HTTP server. Logs an error and responds with a 500, or disconnects if the
 * response has begun: no request crashes the process.
 */
export function createRequestListener(
  respond: (request: PreviewRequest) => Promise<Reply>,
  compress: Compress,
  log: Log,
): RequestListener {
  return (incoming, response) => {
    const disconnection = new AbortController();
    response.on('close', () => {
      // HTTP/2 responses have writableEnded only.
      const { writableFinished = response.writableEnded } = response as { writableFinished?: boolean };
      if (!writableFinished) disconnection.abort();
    });
    response.on('error', () => disconnection.abort());
    handle(incoming, response, disconnection.signal).catch((error: unknown) => {
      if (disconnection.signal.aborted) return;
      const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log(`${incoming.method} ${sanitizeText(incoming.url ?? '')}: ${sanitizeLines(details)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal error\n');
    });
  };

  async function handle(incoming: IncomingMessage, response: ServerResponse, signal: AbortSignal): Promise<void> {
    const url = parseRequestUrl(incoming);
    const reply = url ? await respond({ url, incoming, signal }) : textReply(400, 'This URL is malformed.');
    if (!signal.aborted) await sendResponse(reply, incoming, response, compress);
  }
}
