import type { DatabaseSync } from 'node:sqlite';

/** What the calls work on. Dates in the database are Mexico City time, as the API writes them. */
export interface Backend {
  database: DatabaseSync;
  now: () => Date;
}

/** Who asks: the address that the server sees, and the key that makes a repeated write the same one. */
export interface Caller {
  address: string;
  key: string | null;
}

/** A call that the server refuses, with the reason for the client's log. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 429;

  constructor(message: string, status: 400 | 429 = 400) {
    super(message);
    this.status = status;
  }
}
