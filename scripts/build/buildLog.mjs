// What a build prints, for a person: Astro's logger entrypoint, which has to be JavaScript.

/** @typedef {{ level: string, label: string | null, message: string }} Said */
/** @typedef {{ isTTY?: boolean, write: (text: string) => unknown }} Stream */

/** Warnings that nobody here can mend: the policy is as it is meant, and no page has code to colour. */
const known = [/^Shiki syntax highlighting uses inline styles/, /^`security\.csp\.\w+Directive` defines `\w+-src`/];
/** What says nothing of this build. */
const idle =
  /^(?:output: |mode: |directory: |Collecting build info|Rearranging server assets|Re-optimizing dependencies|\[optimizer\]|Generated )/;
const colours = /\x1b\[\d+m/g;
const page = /^\s*[├└]─ /;
const time = /^ \(\+[\d.]+m?s\)/;

/**
 * One line a page would be nearly all that a build prints: a counter on a terminal, a line a thousand elsewhere.
 * @param {Stream} out @param {Stream} err @param {() => Date} now
 * @param {boolean} eachPage as Astro says it: which pages were rendered and which were kept, for who counts them
 */
export function buildLog(out, err, now, eachPage = false) {
  let [pages, counting] = [0, false];
  const endCount = () => {
    if (counting && out.isTTY) out.write('\n');
    counting = false;
  };
  return {
    /** @param {Said} event */
    write({ level, label, message }) {
      const plain = message.replace(colours, '');
      if (eachPage && (page.test(plain) || label === 'SKIP_FORMAT')) {
        out.write(`${plain}\n`);
        return;
      }
      if (page.test(plain)) {
        pages++;
        counting = true;
        if (out.isTTY) out.write(`\r  ${pages} pages`);
        else if (pages % 1000 === 0) out.write(`  ${pages} pages\n`);
        return;
      }
      if (label === 'SKIP_FORMAT' && (time.test(plain) || plain.trim() === '')) return;
      if (level === 'warn' && known.some((warning) => warning.test(plain))) return;
      if (level === 'info' && idle.test(plain)) return;
      endCount();
      const clock = now().toTimeString().slice(0, 8);
      const kind = level === 'info' ? '' : `[${level.toUpperCase()}] `;
      const stream = level === 'error' ? err : out;
      const text = label === 'SKIP_FORMAT' ? plain.trim() : message.trim();
      stream.write(`${clock} ${kind}${label && label !== 'SKIP_FORMAT' ? `[${label}] ` : ''}${text}\n`);
    },
  };
}

export default () => buildLog(process.stdout, process.stderr, () => new Date(), process.env['BUILD_LOG'] === 'pages');
