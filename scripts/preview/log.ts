/** Logs a line. */
export type Log = (line: string) => void;

/** A logger for Netlify's modules. */
export function moduleLogger(log: Log) {
  const logLine = (line = '') => log(line);
  return { log: logLine, warn: logLine, error: logLine };
}
