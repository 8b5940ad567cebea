import { atom } from 'nanostores';
import { ask } from '../../api/askFromPage.ts';
import { publicIp } from '../../api/publicIp.ts';
import { writesAllowed } from '../../api/where.ts';
import { postObtenerUltimaVisitaParaPromoCode, postRegistrarPromoCode } from '../../contract/formCalls.ts';
import { recordThisView } from '../visits/record.ts';
import { askForCode, type PromoCalls } from './askForCode.ts';
import { kept } from './kept.ts';
import { visible } from './moments.ts';
import { leftOf, shownCode, untilNextSecond, type ShownCode } from './shown.ts';

export type PromoState = { step: 'waiting' | 'refused' | 'off' } | { step: 'code'; shown: ShownCode };

export const $promo = atom<PromoState>({ step: 'waiting' });
/** How long the code still lasts, ms; 0: it is over. */
export const $left = atom(0);

let opened = false;

/** What the code is asked with, and what has the view recorded (R2.9). */
type PageCalls = PromoCalls & { record: () => void };

const live: PageCalls = {
  publicIp,
  last: (ip) => ask(postObtenerUltimaVisitaParaPromoCode, { ip }, { asked: true }),
  register: (promo) => ask(postRegistrarPromoCode, promo),
  now: () => new Date(),
  record: recordThisView,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

/** Shows the code that this tab has, or gets one, and has the view recorded then (R2.9): once a view, however often it is called (R7.3). */
export async function openPromo(calls = live, writes: boolean = writesAllowed): Promise<void> {
  if (opened) return;
  opened = true;
  await visible();
  const before = kept.read();
  if (before) show(before);
  else if (writes) await getCode(calls);
  else $promo.set({ step: 'off' });
  calls.record();
}

async function getCode(calls: PromoCalls): Promise<void> {
  const promo = await askForCode(calls);
  if (!promo) {
    $promo.set({ step: 'refused' });
    return;
  }
  const shown = shownCode(promo);
  kept.write(shown);
  show(shown);
}

function show(shown: ShownCode): void {
  // The page's own clock bounds the wall clock, which can be set back; the wall clock goes on while the device sleeps.
  const end = performance.now() + shown.until - Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    clearTimeout(timer);
    const left = Math.min(leftOf(shown.until, Date.now()), Math.max(0, end - performance.now()));
    $left.set(left);
    if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    else kept.forget();
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  $promo.set({ step: 'code', shown });
}
