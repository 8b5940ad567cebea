/** Repeats an opening and a closing token. */
const nest = (times: number, open: string, close = ''): string => open.repeat(times) + close.repeat(times);
const bytes = (...codes: number[]): Uint8Array<ArrayBuffer> => new Uint8Array(codes);
/** Bytes as the value of a key: {"a":…}. */
const inObject = (...codes: number[]): Uint8Array<ArrayBuffer> => bytes(0x7b, 0x22, 0x61, 0x22, 0x3a, ...codes, 0x7d);

/** Texts that are not valid JSON (RFC 8259), by kind of error. */
const invalidTexts: Record<string, string[]> = {
  'empty or white space': ['', ' ', '\n\t\r ', '\u00a0', '\u2028', '\u200b'],
  // prettier-ignore
  unfinished: [
    '{', '[', '"', '{"', '{"a', '{"a"', '{"a":', '{"a":1', '{"a":1,', '[1', '[1,', '[{', '{"a":{', '"\\', '"\\u00',
  ],
  // prettier-ignore
  'unbalanced brackets': [
    ']', '}', '{}}', '[]]', '{]', '[}', '{"a":[1}', '[{"a":1]', '{"a":1}{"b":2}', '1 2', '{} x',
  ],
  // prettier-ignore
  'commas and colons': [
    '[,]', '[1,]', '[1,,2]', '[,1]', '{,}', '{"a":1,}', '{,"a":1}', '{"a",1}', '{"a"::1}', '{"a" 1}', '[1 2]', '{:1}',
    '[1;2]', '{"a":1;"b":2}', ',', ':',
  ],
  'keys without quotes': ['{a:1}', "{'a':1}", '{1:1}', '{null:1}', '{[]:1}', '{"a":1,b:2}', '{`a`:1}', '{"a":b}'],
  // prettier-ignore
  'invalid literals': [
    'nul', 'Null', 'NULL', 'True', 'FALSE', 'undefined', 'NaN', 'Infinity', '-Infinity', 'none', 'nullnull', 'tru',
    '[truefalse]',
  ],
  // prettier-ignore
  'invalid numbers': [
    '+1', '01', '-01', '1.', '.5', '-', '-.5', '1e', '1e+', '1.e3', '0x1F', '0b1', '1_000', '1,5', '--1', '1e1.5',
    '1e5e5', '\u0661', '0.1.2', '1/2', '-a',
  ],
  // prettier-ignore
  'invalid strings': [
    "'a'", '`a`', '"a', 'a"', '"\\x41"', '"\\a"', '"\\u12"', '"\\u12g4"', '"\\U0041"', '"\\', '"a\nb"', '"a\tb"',
    '"\u0000"', '"\u001f"', '\u201ca\u201d', '"a" "b"', '"\\\u0000"',
  ],
  comments: ['// a\n{}', '/* a */{}', '{}// a', '{/**/}', '# a\n{}', '{"a":1 /* b */}', '<!-- -->{}'],
  // prettier-ignore
  'other languages': [
    'a=1&b=2', '<a>1</a>', '<?xml version="1.0"?><a/>', 'a: 1', '---\na: 1', 'a:2:{i:0;i:1;}', '(1)',
    '{"a":new Date()}', '{"a":1+1}', ")]}',\n{}", 'callback({})', '${1}', '{"a":function(){}}', '<?php echo 1;',
    '{{7*7}}', '...',
  ],
  'byte order marks and control characters': [
    '\ufeff\ufeff{}',
    '{}\ufeff',
    '{\ufeff}',
    '\u0000{}',
    '{}\u0000',
    '\u001e{}',
  ],
  nested: [nest(50_000, '['), nest(10_000, '{"a":'), nest(30_000, ']'), nest(10_000, '[{"a":')],
};

/** Bytes that are not valid UTF-8. */
const invalidBytes: [name: string, body: Uint8Array<ArrayBuffer>][] = [
  ['UTF-16 little-endian', bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0)],
  ['UTF-16 big-endian', bytes(0xfe, 0xff, 0, 0x7b, 0, 0x7d)],
  ['UTF-32', bytes(0, 0, 0, 0x7b, 0, 0, 0, 0x7d)],
  ['an invalid byte', bytes(0xff)],
  ['a truncated sequence', inObject(0xe2, 0x82)],
  ['an overlong slash', inObject(0xc0, 0xaf)],
  ['an invalid byte in a string', inObject(0x22, 0xf1, 0x22)],
  ['an encoded surrogate', inObject(0x22, 0xed, 0xa0, 0x80, 0x22)],
  ['a code point above U+10FFFF', inObject(0xf4, 0x90, 0x80, 0x80)],
  ['gzip', bytes(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xab, 0xae, 5, 0)],
  ['only NUL bytes', new Uint8Array(1000)],
];

/** Bodies that are not valid JSON, by name. */
export const invalidJson: [name: string, body: string | Uint8Array<ArrayBuffer>][] = [
  ...Object.entries(invalidTexts).flatMap(([name, list]) =>
    list.map((text): [string, string] => [`${name}: ${JSON.stringify(text.slice(0, 20))}`, text]),
  ),
  ...invalidBytes,
];

/** Valid JSON that is not a request of any endpoint, or in which JSON.parse drops a part. */
export const unexpectedJson: [name: string, body: string][] = [
  ...['null', 'true', '0', '-0', '1e400', '[]', '[[]]', '[{}]', '[null]', '[1,"a"]'].map((json): [string, string] => [
    json,
    json,
  ]),
  ['a thousand nested arrays', nest(1000, '[', ']')],
  ['nested arrays in a field', `{"SucursalID":${nest(5000, '[', ']')}}`],
  ['nested objects', `${'{"SucursalID":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['a duplicate key', '{"SucursalID":"1","SucursalID":"2"}'],
  ['a duplicate key, one of them escaped', '{"SucursalID":"1","\\u0053ucursalID":"2"}'],
  ['a duplicate key in a nested object', '{"SucursalID":{"a":1,"a":2}}'],
  ['__proto__', '{"SucursalID":"1","__proto__":{"admin":true}}'],
  ['__proto__ alone', '{"__proto__":{"SucursalID":"1"}}'],
  ['constructor', '{"SucursalID":"1","constructor":{"prototype":{"admin":true}}}'],
  ['toString', '{"SucursalID":"1","toString":1}'],
  ['toJSON', '{"SucursalID":"1","toJSON":1}'],
  ['an empty key', '{"SucursalID":"1","":1}'],
  ['a key with NUL', '{"SucursalID":"1","SucursalID\\u0000":1}'],
  ['a key with a homoglyph', '{"SucursalID":"1","SucursaIID":1}'],
  ['a thousand keys', `{${Array.from({ length: 1000 }, (_, index) => `"k${index}":1`).join()}}`],
  ['an array of a thousand arrays', `[${Array.from({ length: 1000 }, () => '[]').join()}]`],
];
