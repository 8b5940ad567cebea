import { isIP } from 'node:net';

const isThisMachine = (address: string): boolean => /^(?:127\.|::1$|::ffff:127\.)/.test(address);

/**
 * The address of who asks. Behind a proxy (--trust-proxy) it is the last one of X-Forwarded-For that is not this
 * machine's own; without, what the header says counts for nothing.
 */
export function callerAddress(socket: string, forwarded: string | undefined, trustProxy: boolean): string {
  const chain = trustProxy && forwarded ? forwarded.split(',').map((part) => part.trim()) : [];
  return chain.filter((address) => isIP(address) > 0).findLast((address) => !isThisMachine(address)) ?? socket;
}
