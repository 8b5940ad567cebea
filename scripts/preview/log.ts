/** Where the preview says what went wrong, a line at a time. */
export type Log = (line: string) => void;

/** The same in the shape that Netlify's modules take. */
export function moduleLogger(log: Log) {
  const say = (line = '') => log(line);
  return { log: say, warn: say, error: say };
}
