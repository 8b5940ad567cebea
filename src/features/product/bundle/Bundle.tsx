import { BranchName } from '../../../components/BranchName.tsx';
import { splitAroundPhonePhrase } from '../../../components/nameParts.ts';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { Picture } from '../../../components/Picture.tsx';
import { pictureUrl } from '../../../components/pictureUrl.ts';
import { Money } from '../../../components/Price.tsx';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { effectivePrice, findOffer } from '../../../contract/rules.ts';
import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { formatPesos, type Cents } from '../../../lib/money.ts';
import { truncate } from '../../../lib/truncate.ts';
import { mainBranch, shop } from '../../../shop.ts';
import { maxBranchLength, maxNameLength, type MessageProduct } from '../purchase/whatsappMessages.ts';
import { branchName, type BranchSummary } from '../../../components/branch.ts';
import { findCommonBranch, type BundleData } from './bundle.ts';

interface Props {
  product: MessageProduct;
  priceAndStock: PriceAndStock;
  bundle: BundleData | null | undefined;
  branches: readonly BranchSummary[];
  /** The id of the shopper's branch. */
  selectedId?: string | undefined;
}

const sizes = '(min-width: 1000px) 250px, 50vw';

/** A case and a screen protector for one phone, if a branch has both. bundle.client.tsx keeps it up to date. */
export function Bundle({ product, priceAndStock, bundle, branches, selectedId = mainBranch }: Props) {
  const branch = bundle && findCommonBranch(bundle.branchIds, branches, selectedId);
  if (!branch) return null;
  const { phone, current, other } = bundle;
  const total = effectivePrice(priceAndStock) + effectivePrice(other);
  const [before, phoneText, after] = splitAroundPhonePhrase(other.name, phone);
  const products = [
    { ...product, price: effectivePrice(priceAndStock) },
    { id: other.id, name: other.name, url: siblingUrl(product, other.id), price: effectivePrice(other) },
  ];
  return (
    <section className="bundle" aria-labelledby="pair" data-bundle={JSON.stringify(bundle)}>
      <h2 id="pair">Completa tu {phone}</h2>
      <div className="bundle-pair">
        <ul role="list">
          <li className="linked-box">
            <Picture src={toPicture(product.id, current.image)} alt="" kind={current.kind} sizes={sizes} />
            <BundlePrice priceAndStock={priceAndStock} />
            <p>{current.name}</p>
          </li>
          <li className="linked-box">
            <Picture src={toPicture(other.id, other.image)} alt="" kind={other.kind} sizes={sizes} />
            <BundlePrice priceAndStock={other} />
            <p>
              <a href={`/producto/${other.id}`}>
                {before}
                {phoneText && <span className="visually-hidden">{phoneText}</span>}
                {after}
              </a>
            </p>
          </li>
        </ul>
        <Icon paths={icons.plus} />
      </div>
      <p className="bundle-total">
        <span>
          Los dos, en <BranchName city={branch.city} neighbourhood={branch.neighbourhood} />
        </span>
        <b>
          <Money cents={total} />
        </b>
      </p>
      <a className="button full" href={bundleUrl(products, total, branchName(branch))} target="_blank" rel="noopener">
        <Icon paths={icons.whatsapp} />
        Pedir los dos por WhatsApp
      </a>
    </section>
  );
}

const siblingUrl = ({ url }: MessageProduct, id: string): string => new URL(`/producto/${id}`, url).href;

const toPicture = (id: string, image: string): string | null => (image ? pictureUrl(id, image) : null);

const BundlePrice = ({ priceAndStock }: { priceAndStock: Pick<PriceAndStock, 'price' | 'discountPrice'> }) => (
  <b className={findOffer(priceAndStock) ? 'on-offer' : undefined}>
    <Money cents={effectivePrice(priceAndStock)} />
  </b>
);

/** This message has two names. */
const maxBundleNameLength = maxNameLength / 2;

/** The WhatsApp URL of "Pedir los dos" (R5.5). @param branch the name of a branch that has both products */
function bundleUrl(products: readonly (MessageProduct & { price: Cents })[], total: Cents, branch: string): string {
  const lines = products.flatMap(({ id, name, price, url }) => [
    `${truncate(name, maxBundleNameLength)} (ID ${id}): ${formatPesos(price)} MXN`,
    url,
  ]);
  const footer = [`Los dos: ${formatPesos(total)} MXN`, `Sucursal: ${truncate(branch, maxBranchLength)}`];
  return whatsappUrl(shop.whatsapp, ['Hola, quiero comprar estos dos productos:', ...lines, ...footer].join('\n'));
}
