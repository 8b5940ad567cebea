/** Creates more than 500 queries with contents that are known to break searches, the same on every run. */
export function createMalformedQueries(): string[] {
  // prettier-ignore
  const pieces = [
    '"', "'", '`', '\\', '/', '%', '%00', '%2', '_', '*', '+', '?', '^', '$', '(', ')', '[', ']', '{', '}', '|', '.',
    '<script>intruder=1</script>', '<img src=x onerror=intruder=1>', '"><svg onload=intruder=1>', '</title>', '<!--',
    '&lt;b&gt;', '&amp;', '&#0;', "' OR 1=1 --", '; DROP TABLE products', '${7*7}', '{{7*7}}',
    'javascript:intruder=1', '(a+)+$', '[', '(?=', '\\u0000', '(?<x>', '\u0000', '\u0001', '\u0002', '\u0003', '\n',
    '\r\n', '\t', '\u2028', '\u202efunda', '\u200f', 'مرحبا', 'שלום', '漢字', 'Ω≈ç√', '😀', '👩‍👩‍👧', '🇲🇽',
    'e\u0301\u0301\u0301', '\ud800', '\udc00x', '\ufeff', '\u00ad', 'İ', 'ß', 'ﬁ', 'ñ', '¿', '１２３', '٣', '-1',
    '1e309', 'NaN', 'null', 'undefined', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '../../etc/passwd',
    'CON', 'a'.repeat(10_240), '😀'.repeat(2_560), '- '.repeat(5_000), 'a b '.repeat(2_500), 'usb-'.repeat(2_500),
  ];
  const combined = pieces.flatMap((piece, index) =>
    ['funda ', 'usb-c', ' cargador'].flatMap((word) => [
      `${word}${piece}`,
      `${piece}${word}${pieces[(index * 7) % 60] ?? ''}`,
    ]),
  );
  return [...pieces, ...combined];
}
