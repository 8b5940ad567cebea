import { getJson, postJson } from '../../api/light.ts';
import { publicIp } from '../../api/publicIp.ts';
import { browserAddress, writesAllowed } from '../../api/where.ts';
import { encodeVisit } from '../../contract/visit.ts';
import { afterLoad } from '../../lib/idle.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { recordVisit } from './visits.ts';

/** Records the view of this page when it is idle; on the promo page after the promo answer (R2.9). */
export function recordThisView(): void {
  if (!writesAllowed) return;
  const record = async (): Promise<void> => {
    // The page that it leads to is the one that is viewed.
    if (await isLeaving()) return;
    void recordVisit(location, {
      publicIp,
      locate: (ip) => getJson(`${browserAddress('localizarip')}?ip=${encodeURIComponent(ip)}`),
      post: (visit) => postJson(browserAddress('postVisita'), encodeVisit(visit)),
    });
  };
  if (location.pathname === '/promocode') addEventListener('shop:promo-answered', () => void record(), { once: true });
  else afterLoad(() => void record());
}
