import { connect, type Socket } from 'node:net';

export interface RawSocket {
  socket: Socket;
  /** The data received so far. */
  said: () => string;
  /** Resolves when it is closed, with all received data. */
  closed: Promise<string>;
}

/** A client that sends the given bytes, even invalid HTTP. */
export function rawSocket(port: number, text = ''): RawSocket {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1').on('data', (part: string) => (said += part));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  if (text) socket.write(text);
  return { socket, said: () => said, closed };
}

/** The status of a raw response, and the message of a refusal. */
export function statusIn(said: string): [status: number, error: unknown] {
  const status = Number(/^HTTP\/1\.1 (?!100)(\d{3})/m.exec(said)?.[1]);
  const json = /\r\n\r\n(\{.*\})\s*$/s.exec(said)?.[1];
  return [status, json && (JSON.parse(json) as { error?: unknown }).error];
}
