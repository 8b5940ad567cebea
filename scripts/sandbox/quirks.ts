import type { CallName } from '../../src/contract/callTable.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** `none`: clean JSON. `php`: quirks of PHP servers that a client must tolerate. `all`: also invalid responses. */
export type Quirks = 'none' | 'php' | 'all';

const warning =
  '<br />\n<b>Warning</b>:  Undefined array key "Stock4" in <b>/var/www/api/lib.php</b> on line <b>42</b><br />\n';
const notice = '\n<b>Notice</b>:  Undefined index: Icono in /var/www/api/lib.php on line 7';

const entities: Record<string, string> = {
  á: 'aacute',
  é: 'eacute',
  í: 'iacute',
  ó: 'oacute',
  ú: 'uacute',
  ñ: 'ntilde',
};
const withEntities = (json: string): string => json.replace(/[áéíóúñ]/g, (letter) => `&${entities[letter] ?? ''};`);
const spacedNumbers = (json: string): string => json.replace(/:"(\d+(?:\.\d+)?)"/g, ':" $1 "');

/** Variants of a response that a client must understand. */
const tolerableQuirks: ((json: string) => string | Bytes)[] = [
  (json) => json,
  (json) => `\uFEFF${json}`,
  (json) => warning + json,
  (json) => json + notice,
  withEntities,
  spacedNumbers,
  (json) => (/^[\u0000-\u00FF]*$/.test(json) ? Buffer.from(json, 'latin1') : json),
];

/** Responses that a client must treat as failures. */
const failingQuirks: ((json: string) => string)[] = [
  (json) => json.slice(0, Math.floor(json.length / 2)),
  () => '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>',
  () => '{"error":"SQLSTATE[HY000] [2002] Connection refused"}',
  () => '',
];

/** Creates the function that adds quirks to response bodies, one after the other in a fixed order. */
export function createQuirkyBody(quirks: Quirks): (call: CallName, response: Bytes) => string | Bytes {
  const counts = new Map<CallName, number>();
  const variants = quirks === 'all' ? [...tolerableQuirks, ...failingQuirks] : tolerableQuirks;
  return (call, response) => {
    if (quirks === 'none') return response;
    const count = counts.get(call) ?? call.length;
    counts.set(call, count + 1);
    return (variants[count % variants.length] ?? ((body) => body))(new TextDecoder().decode(response));
  };
}
