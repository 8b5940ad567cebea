import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { formatPesos, type Cents } from '../../../lib/money.ts';
import { truncate } from '../../../lib/truncate.ts';
import { shop } from '../../../shop.ts';
import { maxBranchLength, type ChatProduct } from '../purchase/sellerChat.ts';

/** A message with two names has half the space for each. */
const maxBundleNameLength = 200;

/** The chat behind "Pedir los dos" (R5.5). @param branch name of one that has both */
export function bundleUrl(both: readonly (ChatProduct & { price: Cents })[], sum: Cents, branch: string): string {
  const lines = both.flatMap(({ id, name, price, url }) => [
    `${truncate(name, maxBundleNameLength)} (ID ${id}): ${formatPesos(price)} MXN`,
    url,
  ]);
  const ends = [`Los dos: ${formatPesos(sum)} MXN`, `Sucursal: ${truncate(branch, maxBranchLength)}`];
  return whatsappUrl(shop.whatsapp, ['Hola, quiero comprar estos dos productos:', ...lines, ...ends].join('\n'));
}
