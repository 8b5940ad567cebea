import { priceAsked } from '../../contract/rules.ts';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { CardView } from '../../components/card.ts';
import { formatPesos } from '../../lib/money.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import type { Understood } from './engine/understood.ts';
import { absentQuestion, nearHeading, nearWarning, otherModel } from './said.ts';
import { resultsAddress } from './address.ts';

/** Ways on where the shop has nothing of the kind for the model: the chat with the question ready, and all for that phone. */
export const AbsentWays = ({ understood }: { understood: Understood }) => (
  <p className="actions absent">
    <a
      className="button ink"
      href={whatsappAddress(shop.whatsapp, absentQuestion(understood))}
      target="_blank"
      rel="noopener"
    >
      <Icon name="whatsapp" />
      Pedir por WhatsApp
    </a>
    {understood.model && (
      <a className="button" href={resultsAddress(understood.model)}>
        Ver todo para {understood.model}
      </a>
    )}
  </p>
);

/** The same kind for other phones, each marked as such: none of them fits (R4.17). */
export function NearModels({ understood, cards }: { understood: Understood; cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="near-models">
      <h2>{nearHeading(understood)}</h2>
      <p>{nearWarning(understood)}</p>
      <ul role="list">
        {cards.map(({ id, name, price, offer, kind, picture }) => (
          <li key={id}>
            <Picture src={picture} alt="" kind={kind} sizes="96px" />
            <p>
              <b className="other-model">{otherModel}</b>
              <a href={`/producto/${id}`}>{name}</a>
              <span>{formatPesos(priceAsked({ price, offer }))}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
