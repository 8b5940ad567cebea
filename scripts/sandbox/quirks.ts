import type { EndpointName } from '../../src/contract/endpoints.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** `none`: valid JSON. `php`: deviations of PHP servers that a client must tolerate. `all`: also invalid responses. */
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
const encodeEntities = (json: string): string => json.replace(/[áéíóúñ]/g, (letter) => `&${entities[letter] ?? ''};`);
const padNumbers = (json: string): string => json.replace(/:"(\d+(?:\.\d+)?)"/g, ':" $1 "');

/** Deviations that a client must tolerate. */
export const tolerableQuirks: readonly ((json: string) => string | Bytes)[] = [
  (json) => json,
  (json) => `\uFEFF${json}`,
  (json) => warning + json,
  (json) => json + notice,
  encodeEntities,
  padNumbers,
  (json) => (/^[\u0000-\u00FF]*$/.test(json) ? Buffer.from(json, 'latin1') : json),
];

/** Bodies that a client must reject. */
const failingQuirks: ((json: string) => string)[] = [
  (json) => json.slice(0, Math.floor(json.length / 2)),
  () => '<html><body><h1>508 Resource Limit Is Reached</h1></body></html>',
  () => '{"error":"SQLSTATE[HY000] [2002] Connection refused"}',
  () => '',
];

/** Creates a function that adds a quirk to each response body, in rotation. */
export function createQuirkInjector(quirks: Quirks): (endpoint: EndpointName, response: Bytes) => string | Bytes {
  const counts = new Map<EndpointName, number>();
  const variants = quirks === 'all' ? [...tolerableQuirks, ...failingQuirks] : tolerableQuirks;
  return (endpoint, response) => {
    if (quirks === 'none') return response;
    // Endpoints start at different quirks, so that a page gets several.
    const count = counts.get(endpoint) ?? endpoint.length;
    counts.set(endpoint, count + 1);
    const json = new TextDecoder().decode(response);
    return variants[count % variants.length]?.(json) ?? json;
  };
}
