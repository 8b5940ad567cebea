import { atom } from 'nanostores';
import { callApi } from '../../api/callApi.ts';
import { publicIp, writesAllowed } from '../../api/browserClient.ts';
import { postObtenerUltimaVisitaParaPromoCode, postRegistrarPromoCode, type PromoCode } from '../../contract/forms.ts';
import { tabStorage } from '../../lib/storage.ts';
import { recordPageView } from '../visits/visits.ts';
import {
  createPromo,
  canRequestCode,
  parseShownCode,
  timeLeft,
  toShownCode,
  untilNextSecond,
  type RandomUint32,
  type ShownCode,
} from './promo.ts';

export type PromoState = { step: 'waiting' | 'denied' | 'writes-disabled' } | { step: 'code'; shown: ShownCode };

export const $promo = atom<PromoState>({ step: 'waiting' });
/** How long the code is still valid, ms; 0 once it has expired. */
export const $timeLeft = atom(0);

/** The calls, clock and randomness for requesting a code. */
export interface PromoCalls {
  publicIp: () => Promise<string>;
  /** When the IP address last received a code. */
  fetchLastDate: (ip: string) => Promise<{ date: string } | null>;
  register: (promo: PromoCode) => Promise<boolean>;
  now: () => Date;
  random: RandomUint32;
}

type PageCalls = PromoCalls & { record: () => void };

const live: PageCalls = {
  publicIp,
  fetchLastDate: (ip) => callApi(postObtenerUltimaVisitaParaPromoCode, { ip }, { userInitiated: true }),
  register: (promo) => callApi(postRegistrarPromoCode, promo),
  now: () => new Date(),
  record: recordPageView,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

/** Requests a code: null if the IP address had one within `codeInterval`, and on any failure (R7.4). Never rejects. */
export async function requestCode({
  publicIp,
  fetchLastDate,
  register,
  now,
  random,
}: PromoCalls): Promise<PromoCode | null> {
  try {
    const visit = await fetchLastDate(await publicIp());
    if (!canRequestCode(visit?.date ?? null, now())) return null;
    const promo = createPromo(now(), random);
    return (await register(promo)) ? promo : null;
  } catch {
    return null;
  }
}

let opened = false;

/** Shows this tab's code or requests one, then records the page view (R2.9); runs once per page view (R7.3). */
export async function openPromo(calls = live, writes: boolean = writesAllowed): Promise<void> {
  if (opened) return;
  opened = true;
  await untilVisible();
  const stored = parseShownCode(tabStorage.read('promo'), Date.now());
  if (stored) show(stored);
  else if (writes) await requestAndShowCode(calls);
  else $promo.set({ step: 'writes-disabled' });
  calls.record();
}

/** Resolves when the page is visible: a prerendered page has not been opened yet. */
const untilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

async function requestAndShowCode(calls: PromoCalls): Promise<void> {
  const promo = await requestCode(calls);
  if (!promo) {
    $promo.set({ step: 'denied' });
    return;
  }
  const shown = toShownCode(promo);
  // Where the browser blocks storage, only a reload loses the code.
  tabStorage.write('promo', shown);
  show(shown);
}

function show(shown: ShownCode): void {
  // The monotonic clock bounds the wall clock, which can be set back; the wall clock keeps running while the device sleeps.
  const end = performance.now() + shown.until - Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    clearTimeout(timer);
    const left = Math.min(timeLeft(shown.until, Date.now()), Math.max(0, end - performance.now()));
    $timeLeft.set(left);
    if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    else tabStorage.remove('promo');
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  $promo.set({ step: 'code', shown });
}
