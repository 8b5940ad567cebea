/** Something a person can put right: the message says what is wrong and how; no stack is shown for it. */
export class PreviewProblem extends Error {
  override name = 'PreviewProblem';
}
