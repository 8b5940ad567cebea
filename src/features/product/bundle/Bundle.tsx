import { pieces } from '../../../components/namePieces.ts';
import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/commonIcons.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { Figures } from '../../../contract/fields.ts';
import { askedPrice, offerOf } from '../../../contract/rules.ts';
import { formatPesos } from '../../../lib/money.ts';
import { mainBranch } from '../../../shop.ts';
import { pairAddress, type Wanted } from '../purchase/sellerChat.ts';
import { wholeName, type NamedBranch } from '../purchase/availability.ts';
import { branchOfBoth, type PairView } from './bundle.ts';

interface Props {
  product: Wanted;
  figures: Figures;
  pair: PairView | null | undefined;
  branches: readonly NamedBranch[];
  /** The shopper's branch, by id. */
  chosen?: string | undefined;
}

const sizes = '(min-width: 1000px) 250px, 50vw';

/** The case and the glass of one phone, where a branch has both; what stands is corrected by pair.client.tsx. */
export function Pair({ product, figures, pair, branches, chosen = mainBranch }: Props) {
  const branch = pair && branchOfBoth(pair.at, branches, chosen);
  if (!branch) return null;
  const { phone, own, other } = pair;
  const sum = askedPrice(figures) + askedPrice(other);
  const [before, ofPhone, after] = pieces(other.name, phone);
  const both = [
    { ...product, price: askedPrice(figures) },
    { id: other.id, name: other.name, address: addressBeside(product, other.id), price: askedPrice(other) },
  ];
  return (
    <section className="pair" aria-labelledby="pair" data-pair={JSON.stringify(pair)}>
      <h2 id="pair">Completa tu {phone}</h2>
      <div className="both">
        <ul role="list">
          <li>
            <Picture src={own.picture} alt="" kind={own.kind} sizes={sizes} />
            <Asked figures={figures} />
            <p>{own.name}</p>
          </li>
          <li>
            <Picture src={other.picture} alt="" kind={other.kind} sizes={sizes} />
            <Asked figures={other} />
            <p>
              <a href={`/producto/${other.id}`}>
                {before}
                {ofPhone && <span className="visually-hidden">{ofPhone}</span>}
                {after}
              </a>
            </p>
          </li>
        </ul>
        <Icon paths={icons.plus} />
      </div>
      <p className="sum">
        <span>
          Los dos, en <strong>{branch.city || branch.name}</strong>
          {branch.city && `, ${branch.name}`}
        </span>
        <b>{formatPesos(sum)}</b>
      </p>
      <a className="button full" href={pairAddress(both, sum, wholeName(branch))} target="_blank" rel="noopener">
        <Icon paths={icons.whatsapp} />
        Pedir los dos por WhatsApp
      </a>
    </section>
  );
}

/** The page of another product of the same shop. */
const addressBeside = ({ address }: Wanted, id: string): string => new URL(`/producto/${id}`, address).href;

const Asked = ({ figures }: { figures: Pick<Figures, 'price' | 'discountPrice'> }) => (
  <b className={offerOf(figures) ? 'on-offer' : undefined}>{formatPesos(askedPrice(figures))}</b>
);
