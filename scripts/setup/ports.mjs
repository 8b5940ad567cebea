import { createServer } from 'node:net';

/**
 * Reads a port from a variable.
 * @param {string} variable
 * @param {number} defaultPort
 */
export function readPort(variable, defaultPort) {
  const port = Number(process.env[variable] || defaultPort);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(
    `${variable} is "${process.env[variable]}", which is not a port. Use a number from 1 to 65535, or unset it.`,
  );
}

/**
 * Checks that ports are free.
 * @param {{ variable: string, port: number, service: string }[]} requested
 * @param {string} command to suggest with free ports
 * @throws Error that names the ports in use, and a command with free ones
 */
export async function assertPortsFree(requested, command) {
  const used = [];
  for (const request of requested) if (!(await isFree(request.port))) used.push(request);
  if (used.length === 0) return;
  const alternatives = [];
  for (const { variable, port } of requested) alternatives.push(`${variable}=${await findNextFreePort(port + 10)}`);
  const description = used.map(({ port, service }) => `Port ${port}, for ${service}, is in use`).join('. ');
  throw new Error(
    `${description} (another \`npm start\`, perhaps). Stop what uses ${used.length > 1 ? 'them' : 'it'}, or use others: ${alternatives.join(' ')} ${command}`,
  );
}

/** @param {number} port */
const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));

/** @param {number} port */
async function findNextFreePort(port) {
  while (!(await isFree(port))) port += 10;
  return port;
}

/**
 * Finds a free port.
 * @returns {Promise<number>}
 */
export function findFreePort() {
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
    // Only a port in use counts: a machine without IPv6 rejects "::" for another reason.
    server.on('error', (error) => resolve(/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
