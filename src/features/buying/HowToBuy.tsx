import { Icon } from '../../components/Icon.tsx';
import { bag, banknote, returns as returnsIcon } from '../../components/productIcons.ts';
import { howToBuyName } from '../../components/texts.ts';
import { buying, returns } from '../../shop.ts';
import { buyingLines } from './buying.ts';

const icons = { payment: banknote, bag, returns: returnsIcon };

/** How buying works, beside Comprar (R5.14). @param condition the product's label, such as "Usado" */
export function HowToBuy({ condition }: { condition: string }) {
  const lines = buyingLines(buying, returns, condition);
  return (
    lines.length > 0 && (
      <section className="how-to-buy" aria-labelledby="how-to-buy">
        <div className="how-to-buy-head">
          <h2 id="how-to-buy">{howToBuyName}</h2>
          <a className="link" href="/como-comprar">
            Ver más
          </a>
        </div>
        <ul role="list">
          {lines.map(({ icon, lead, rest }) => (
            <li key={icon}>
              <Icon paths={icons[icon]} />
              <span>
                <b>{lead}</b> {rest}
              </span>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
