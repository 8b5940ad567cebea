import { calls } from '../../src/contract/callTable.ts';

const callKinds = new Map(Object.values(calls).map(({ name, kind }) => [name as string, kind]));

/** Parses the name of the call from a path: "/api/postVisita.php" → "postVisita". */
export const parseCallName = (pathname: string): string => pathname.split('/').at(-1)?.split('.')[0] ?? '';

/** Whether a request only reads. Depends on the name of the call, since some reads are POST requests. */
export const isReadRequest = (method: string, pathname: string): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || callKinds.get(parseCallName(pathname)) === 'read';
