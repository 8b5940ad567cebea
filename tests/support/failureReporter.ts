import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * Prints each failure in one line, with what was expected and what was received: Playwright's own first line,
 * "expect(locator).toHaveText(expected) failed", has neither.
 */
export default class FailureReporter implements Reporter {
  onTestEnd({ location, title }: TestCase, { errors, status }: TestResult): void {
    if (status !== 'failed' && status !== 'timedOut') return;
    const file = location.file.replace(/.*\//, '');
    for (const error of errors)
      console.log(`✘ ${file}:${error.location?.line ?? location.line} ${title}: ${toLine(error)}`);
  }
}

/** "expected "Sí", received "No"", with what was looked for; else the first line of the message. */
function toLine({ message = '' }: TestError): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const read = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim();
  const [first = ''] = lines;
  const [expected, received] = [read(/^Expected[^:]*:/), read(/^Received[^:]*:/)];
  const parts = [read(/^Locator:/), expected && `expected ${expected}`, received && `received ${received}`];
  const line = parts.filter(Boolean).join(', ');
  return line ? `${first.startsWith('Error: expect(') ? '' : `${first}: `}${line}` : first;
}
