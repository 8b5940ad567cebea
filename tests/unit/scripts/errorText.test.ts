import { describe, expect, test } from 'vitest';
import { errorText } from '../../../scripts/errorText.ts';

describe('R11.4 an error of the disk says what to do', () => {
  const diskError = (code: string, syscall: string) => Object.assign(new Error('failed'), { code, syscall });

  test.each([
    ['ENOSPC', /free some space/],
    ['EROFS', /read-only/],
    ['EACCES', /permissions of the folder/],
  ])('%s', (code, remedy) => {
    expect(errorText(diskError(code, 'write'))).toMatch(remedy);
  });

  test('other errors and a denied port say nothing of the disk', () => {
    expect(errorText(diskError('EACCES', 'listen'))).toBe('failed');
    expect(errorText(diskError('ENOENT', 'open'))).toBe('failed');
    expect(errorText(null)).toBe('null');
  });
});
