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
 * @param {{ variable: string, port: number, what: string }[]} wanted
 * @param {string} command what is to be run again
 * @throws Error that names every one in use, and a line with which all are free
 */
export async function claimPorts(wanted, command) {
  const taken = [];
  for (const each of wanted) if (!(await isFree(each.port))) taken.push(each);
  if (taken.length === 0) return;
  const others = [];
  for (const { variable, port } of wanted) others.push(`${variable}=${await freeFrom(port + 10)}`);
  const which = taken.map(({ port, what }) => `Port ${port}, for ${what}, is in use`).join('. ');
  throw new Error(
    `${which} (another \`npm start\`, perhaps). Stop what uses ${taken.length > 1 ? 'them' : 'it'}, or take others: ${others.join(' ')} ${command}`,
  );
}

/** @param {number} port */
const isFree = async (port) => (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));

/** @param {number} port */
async function freeFrom(port) {
  while (!(await isFree(port))) port += 10;
  return port;
}

/**
 * A port that is free now.
 * @returns {Promise<number>}
 */
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
