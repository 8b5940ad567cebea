import { Icon } from '../../components/Icon.tsx';
import { close, whatsapp } from '../../components/commonIcons.ts';
import type { CardData, ListEntry } from '../../components/card.ts';
import { notStated } from '../../components/productAttributes.ts';
import { Picture } from '../../components/Picture.tsx';
import { Price } from '../../components/Price.tsx';
import { Stock } from '../../components/Stock.tsx';
import { allCategoriesLabel } from '../../components/texts.ts';
import { NoWrap } from '../../components/NoWrap.tsx';
import { buyLabel, buyUrl, backInStockUrl, backInStockLabel } from '../product/purchase/whatsappMessages.ts';
import { toComparisonRows } from './compare.ts';
import { minCompared } from '../../components/comparedIds.ts';

interface Props {
  products: readonly ListEntry[];
  /** How many products of the URL the shop does not have. */
  missing: number;
  /** The products of the URL that are of another kind. */
  otherKinds: readonly ListEntry[];
  /** URL of the list from which to choose other products, with these chosen; null if they have no list in common. */
  listUrl: string | null;
  /** Where a product is available: "En tu sucursal: 4". */
  availabilityText: (stock: ListEntry['stock']) => string | undefined;
  /** The branch that the message of the Comprar button names. */
  branchInMessage: (stock: ListEntry['stock']) => string;
  origin: string;
}

/** Products side by side, with a row for each attribute that their names state (R4.23). */
export function Comparison({
  products,
  missing,
  otherKinds,
  listUrl,
  availabilityText,
  branchInMessage,
  origin,
}: Props) {
  const rows = toComparisonRows(products.map(({ card, brand }) => ({ name: card.name, brand })));
  return (
    <>
      {missing > 0 && <p className="hint">{missingText(missing)}</p>}
      {otherKinds.map(({ card }) => (
        <p key={card.id} className="hint">
          <a className="link" href={`/producto/${card.id}`}>
            {card.name}
          </a>{' '}
          es de otro tipo: no se compara.
        </p>
      ))}
      {products.length < minCompared && (
        <p className="notice">
          <strong>Para comparar hacen falta dos productos.</strong>
          <a className="link" href={listUrl ?? '/categorias'}>
            {listUrl ? 'Elegir otro producto' : allCategoriesLabel}
          </a>
        </p>
      )}
      {products.length > 0 && (
        <>
          <div
            className={`comparison bleed${products.length === 2 ? ' two' : ''}`}
            role="region"
            aria-label="Comparación"
            tabIndex={0}
          >
            <table>
              <thead>
                <tr>
                  <td />
                  {products.map(({ card }) => (
                    <th key={card.id} scope="col">
                      <ComparedProduct card={card} />
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Existencias</th>
                  {products.map(({ card, stock }) => (
                    <td key={card.id}>
                      <Stock total={card.stock} unit={card.unit} availabilityText={availabilityText(stock)} />
                    </td>
                  ))}
                </tr>
                {rows.map(({ title, values }) => (
                  <tr key={title}>
                    <th scope="row">{title}</th>
                    {values.map((value, index) => (
                      <td key={products[index]?.card.id} className={value === notStated ? 'not-stated' : undefined}>
                        <NoWrap text={value} />
                      </td>
                    ))}
                  </tr>
                ))}
                <tr>
                  <td />
                  {products.map((product) => (
                    <td key={product.card.id}>
                      <Buy product={product} branch={branchInMessage(product.stock)} origin={origin} />
                    </td>
                  ))}
                </tr>
              </tbody>
            </table>
          </div>
          <p className="hint">Los datos salen del nombre de cada producto.</p>
        </>
      )}
    </>
  );
}

const missingText = (missing: number): string =>
  missing === 1 ? 'Un producto ya no está en la tienda.' : `${missing} productos ya no están en la tienda.`;

const ComparedProduct = ({ card }: { card: CardData }) => (
  <div className={card.stock > 0 ? 'card' : 'card sold-out'}>
    <Picture src={card.picture} alt="" kind={card.kind} sizes="(min-width: 900px) 346px, 176px" eager />
    <div className="card-label">
      <h2>
        <a href={`/producto/${card.id}`}>
          <NoWrap text={card.name} />
        </a>
      </h2>
      <Price price={card.price} offer={card.offer} />
    </div>
    <button className="comparison-remove" type="button" aria-label={`Quitar ${card.name}`} data-remove={card.id}>
      <Icon paths={close} />
    </button>
  </div>
);

interface BuyProps {
  product: ListEntry;
  branch: string;
  origin: string;
}

function Buy({ product: { card, stock }, branch, origin }: BuyProps) {
  const product = { id: card.id, name: card.name, url: `${origin}/producto/${card.id}` };
  const priceAndStock = { price: card.price, discountPrice: card.offer?.price ?? 0, stock };
  const name = <span className="visually-hidden"> {card.name}</span>;
  return card.stock > 0 ? (
    <a className="button buy" href={buyUrl(product, priceAndStock, branch)} target="_blank" rel="noopener">
      <Icon paths={whatsapp} />
      <span>
        {buyLabel}
        {name}
      </span>
    </a>
  ) : (
    <a className="button ink" href={backInStockUrl(product)} target="_blank" rel="noopener">
      <span>
        {backInStockLabel}
        {name}
      </span>
    </a>
  );
}
