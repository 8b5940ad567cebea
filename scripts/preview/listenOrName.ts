import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { PreviewProblem } from './problem.ts';

/** Listens, and tells the port; a busy one is named with its remedy. */
export async function listen(
  server: Pick<Server, 'listen' | 'once' | 'off' | 'address'>,
  port: number,
  host?: string,
): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, ...(host !== undefined && { host }) }, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw busy(port);
    throw new PreviewProblem(`The preview can't listen on port ${port}: ${message}`);
  }
  return (server.address() as AddressInfo).port;
}

function busy(port: number): PreviewProblem {
  return new PreviewProblem(
    `Port ${port} is busy: another program, maybe an earlier preview, listens there.\n` +
      `Stop that one, or choose another port: PORT=${port + 10} npm run preview`,
  );
}

/** The addresses under which other machines of the local network see this one. */
export const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
