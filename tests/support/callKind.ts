import { calls } from '../../src/contract/callTable.ts';

const kinds = new Map(Object.values(calls).map(({ name, kind }) => [name as string, kind]));

/** The call of a path, "" if there is none: "/api/postVisita.php" is "postVisita". */
export const parseCallName = (pathname: string): string => pathname.split('/').at(-1)?.split('.')[0] ?? '';

/** Whether a request changes nothing. Decides by the name of the call, since reads are POST too. */
export const isRead = (method: string, pathname: string): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(method) || kinds.get(parseCallName(pathname)) === 'read';
