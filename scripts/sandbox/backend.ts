import type { DatabaseSync } from 'node:sqlite';

/** Database and clock of the calls. Dates in the database are Mexico City time, as the API writes them. */
export interface Backend {
  database: DatabaseSync;
  now: () => Date;
}

/** The client: its IP address, and its idempotency key. */
export interface Caller {
  ip: string;
  key: string | null;
}

/** A call that fails with a 4xx status; the message is the reason. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: 400 | 429;

  constructor(message: string, status: 400 | 429 = 400) {
    super(message);
    this.status = status;
  }
}
