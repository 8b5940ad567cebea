/** Logs a line. */
export type Log = (line: string) => void;

/** Adapts a log function to the logger interface of Netlify's modules. */
export function moduleLogger(log: Log) {
  const logLine = (line = '') => log(line);
  return { log: logLine, warn: logLine, error: logLine };
}
