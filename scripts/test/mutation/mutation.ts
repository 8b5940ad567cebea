/** A rule of the shop, how it could be got wrong, and the tests that must notice. */
export interface Mutation {
  rule: string;
  file: string;
  /** Stands once in the file. */
  text: string;
  /** What a slip would make of it. */
  instead: string;
  /** Tests, by their files under tests/. */
  tests: string[];
}

/** Makes mutations of a file that these tests must notice. */
export const of =
  (file: string, ...tests: string[]) =>
  (rule: string, text: string, instead: string): Mutation => ({ rule, file, text, instead, tests });
