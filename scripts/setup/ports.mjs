import { createServer } from 'node:net';

/**
 * The port that a variable names.
 * @param {string} variable
 * @param {number} usual
 */
export function portOf(variable, usual) {
  const port = Number(process.env[variable] || usual);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `${variable} is "${process.env[variable]}", which is no port. Give a number from 1 to 65535, or unset it.`,
  );
}

/**
 * @param {string} variable
 * @param {number} port
 * @param {string} what
 */
export async function claimPort(variable, port, what) {
  const free = (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
  if (free) return;
  throw new Error(
    `Port ${port}, for ${what}, is in use (another \`npm start\`, perhaps). ` +
      `Stop what uses it, or take another: ${variable}=${port + 10} npm start`,
  );
}

/** A port that is free now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    // Only a port in use counts: a machine without IPv6 refuses "::" for another reason.
    server.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
