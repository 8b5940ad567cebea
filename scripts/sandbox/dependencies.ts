import type { DatabaseSync } from 'node:sqlite';

/** The dependencies of the handlers. The database stores dates in Mexico City time, in the API's format. */
export interface Dependencies {
  database: DatabaseSync;
  now: () => Date;
}

/** The client of a call. */
export interface Caller {
  ip: string;
  idempotencyKey: string | null;
}

/** Makes a call respond with a 4xx status and this message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 429;

  constructor(message: string, status: 400 | 429 = 400) {
    super(message);
    this.status = status;
  }
}
