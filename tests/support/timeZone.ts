import { onTestFinished } from 'vitest';

/** Sets the time zone of this process until the test ends. */
export function setTimeZone(zone: string): void {
  const previousZone = process.env['TZ'];
  process.env['TZ'] = zone;
  onTestFinished(() => {
    process.env['TZ'] = previousZone;
  });
}
