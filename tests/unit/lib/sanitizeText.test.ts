import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alertText, sanitizeLines, sanitizeText } from '../../../src/lib/sanitizeText.ts';
import { expectSafeLog, logInjection } from '../../support/logInjection.ts';
import { maliciousTexts } from '../../support/maliciousTexts.ts';
import { anyText } from '../../support/productFactory.ts';

describe('P90 untrusted text', () => {
  test('becomes one line without commands, mentions and control characters', () => {
    expect(sanitizeText(logInjection)).toBe(
      'x1 : :error: :FORGED LINE ‹!channel> ＠everyone  [31m ## [error]x : :set-output name=a: :b',
    );
    expect(sanitizeText('a'.repeat(301))).toBe(`${'a'.repeat(300)}…`);
    fc.assert(
      fc.property(fc.oneof(anyText, fc.constantFrom(...maliciousTexts)), (text) => {
        const sanitized = sanitizeText(text);
        expectSafeLog(sanitized);
        expect(sanitized).not.toMatch(/[\n@]|::|<(?!!doctype)[!@#]/i);
        expect(sanitized.isWellFormed()).toBe(true);
        expectSafeLog(sanitizeLines(`ours\n${text}`));
        expect(alertText(text)).not.toMatch(/[<>@]/);
      }),
    );
  });

  test('keeps its line breaks in sanitizeLines', () => {
    expect(sanitizeLines('One\n  two: a::b\n  ::error::x')).toBe('One\n  two: a::b\n  : :error::x');
  });
});
