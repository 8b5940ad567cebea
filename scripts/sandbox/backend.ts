import type { DatabaseSync } from 'node:sqlite';

/** Database and clock of the calls. Dates in the database are Mexico City time, as the API writes them. */
export interface Backend {
  database: DatabaseSync;
  now: () => Date;
}

/** The client: its address, and its idempotency key. */
export interface Caller {
  address: string;
  key: string | null;
}

/** The server refuses a call; the message is the reason. */
export class CallRefusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 429;

  constructor(message: string, status: 400 | 429 = 400) {
    super(message);
    this.status = status;
  }
}
