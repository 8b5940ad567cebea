import { browserClient } from '../../api/browserClient.ts';
import { publicIp } from '../../api/browserClient.ts';
import { writesAllowed } from '../../api/browserClient.ts';
import { localizarip, postVisita } from '../../contract/visits.ts';
import { afterLoad } from '../../lib/idle.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { recordVisit } from './visits.ts';

/** Records the view of this page once it has loaded (R2.9). */
export function recordThisView(): void {
  if (!writesAllowed) return;
  const record = async (): Promise<void> => {
    // The page that it leads to is the one that is viewed.
    if (await isLeaving()) return;
    void recordVisit(location, {
      publicIp,
      locate: (ip) => browserClient(localizarip, { ip }),
      post: (visit) => browserClient(postVisita, visit),
    });
  };
  afterLoad(() => void record());
}
