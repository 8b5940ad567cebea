import { decodeBytes, parseJson, type Oddity } from './body.ts';
import { anySignal } from '../lib/polyfills/anySignal.ts';
import { bytesOf } from './bytes.ts';
import { askWith, type Ask, type Host as AnyHost } from './askWith.ts';

export { addressOf, type Ask, type AskOptions } from './askWith.ts';

export interface Host extends AnyHost {
  /** Bytes of an answer at most. */
  most?: number;
  /** Is told what was odd about an answer that could be read all the same. */
  notice?: (name: string, what: Oddity) => void;
}

/** The live API as scripts ask it. */
export const askOf = (host: Host): Ask =>
  askWith(
    async (call, response) => {
      const notice = (what: Oddity): void => host.notice?.(call, what);
      return parseJson(call, decodeBytes(await bytesOf(response, host.most), notice), notice);
    },
    { any: anySignal, ...host },
  );
