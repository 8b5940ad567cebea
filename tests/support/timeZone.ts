import { onTestFinished } from 'vitest';

/** Puts this process into another time zone until the test is over. */
export function standIn(zone: string): void {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  onTestFinished(() => {
    process.env['TZ'] = before;
  });
}
