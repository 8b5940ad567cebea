import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/**
 * Prints each failure on one line with the expected and the received value: the first line of Playwright's own message,
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

/** Formats an error as "<locator>, expected …, received …"; without these, as the first line of its message. */
function toLine({ message = '' }: TestError): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const readLine = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim();
  const [first = ''] = lines;
  const locator = readLine(/^Locator:/);
  const expected = readLine(/^Expected[^:]*:/);
  const received = readLine(/^Received[^:]*:/);
  const parts = [locator, expected && `expected ${expected}`, received && `received ${received}`].filter(Boolean);
  if (parts.length === 0) return first;
  const details = parts.join(', ');
  return first.startsWith('Error: expect(') ? details : `${first}: ${details}`;
}
