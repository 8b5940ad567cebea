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
      console.log(`✘ ${file}:${error.location?.line ?? location.line} ${title}: ${formatError(error)}`);
  }
}

/** Formats an error as "<locator>, expected …, received …"; without these values, as the first line of its message. */
function formatError({ message = '' }: TestError): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const findValue = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim();
  const [firstLine = ''] = lines;
  const locator = findValue(/^Locator:/);
  const expected = findValue(/^Expected[^:]*:/);
  const received = findValue(/^Received[^:]*:/);
  const parts = [locator, expected && `expected ${expected}`, received && `received ${received}`].filter(Boolean);
  if (parts.length === 0) return firstLine;
  const details = parts.join(', ');
  return firstLine.startsWith('Error: expect(') ? details : `${firstLine}: ${details}`;
}
