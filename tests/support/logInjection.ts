import { expect } from 'vitest';

/** A text that would forge log lines, workflow commands and mentions. */
export const logInjection =
  'x1\n::error::FORGED LINE <!channel> @everyone \u001b[31m\r##[error]x\u2028::set-output name=a::b\u202e';

/** Expects no workflow commands and no control characters in a log. */
export function expectSafeLog(log: string): void {
  for (const line of log.split('\n')) {
    expect(line).not.toMatch(/^\s*::/);
    expect(line).not.toContain('##[');
    expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u);
  }
}
