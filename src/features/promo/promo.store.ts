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

type PromoState = { step: 'waiting' | 'denied' | 'writes-disabled' } | { step: 'code'; shown: ShownCode };

export const $promo = atom<PromoState>({ step: 'waiting' });
/** How long the code is still valid, ms; 0 once it has expired. */
export const $timeLeft = atom(0);

/** What requesting a code depends on: API calls, clock and randomness. */
export interface PromoDependencies {
  publicIp: () => Promise<string>;
  /** Finds the last visit from an IP address to the promo page; null if there is none. */
  findLastVisit: (ip: string) => Promise<{ date: string } | null>;
  register: (promo: PromoCode) => Promise<boolean>;
  now: () => Date;
  random: RandomUint32;
}

/** `record` records the page view. */
type PageDependencies = PromoDependencies & { record: () => void };

const liveDependencies: PageDependencies = {
  publicIp,
  findLastVisit: (ip) => callApi(postObtenerUltimaVisitaParaPromoCode, { ip }, { userInitiated: true }),
  register: (promo) => callApi(postRegistrarPromoCode, promo),
  now: () => new Date(),
  record: recordPageView,
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

/** Requests a code: null if the IP address visited within `codeInterval`, and on any failure (R7.4). Never rejects. */
export async function requestCode({
  publicIp,
  findLastVisit,
  register,
  now,
  random,
}: PromoDependencies): Promise<PromoCode | null> {
  try {
    const lastVisit = await findLastVisit(await publicIp());
    if (!canRequestCode(lastVisit?.date ?? null, now())) return null;
    const promo = createPromo(now(), random);
    return (await register(promo)) ? promo : null;
  } catch {
    return null;
  }
}

let opened = false;

/** Shows this tab's code or requests one, then records the page view (R2.9); runs once per page view (R7.3). */
export async function openPromo(dependencies = liveDependencies, canWrite: boolean = writesAllowed): Promise<void> {
  if (opened) return;
  opened = true;
  await waitUntilVisible();
  const stored = parseShownCode(tabStorage.read('promo'), Date.now());
  if (stored) showCode(stored);
  else if (canWrite) await requestAndShowCode(dependencies);
  else $promo.set({ step: 'writes-disabled' });
  dependencies.record();
}

/** Resolves when the page is visible: a prerendered page has not been opened by the shopper yet. */
const waitUntilVisible = (): Promise<void> =>
  new Promise((resolve) => {
    const check = (): void => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

async function requestAndShowCode(dependencies: PromoDependencies): Promise<void> {
  const promo = await requestCode(dependencies);
  if (!promo) {
    $promo.set({ step: 'denied' });
    return;
  }
  const shown = toShownCode(promo);
  // Where the browser blocks storage, the code lasts until a reload.
  tabStorage.write('promo', shown);
  showCode(shown);
}

/** Shows a code, and counts down the time left. */
function showCode(shown: ShownCode): void {
  // The earlier of two clocks counts: the wall clock can be set back, and the monotonic clock may stop while the device sleeps.
  const monotonicEnd = performance.now() + shown.until - Date.now();
  let timer: ReturnType<typeof setTimeout>;
  const tick = (): void => {
    clearTimeout(timer);
    const left = Math.min(timeLeft(shown.until, Date.now()), Math.max(0, monotonicEnd - performance.now()));
    $timeLeft.set(left);
    if (left > 0) timer = setTimeout(tick, untilNextSecond(left));
    else tabStorage.remove('promo');
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  addEventListener('pageshow', tick);
  $promo.set({ step: 'code', shown });
}
