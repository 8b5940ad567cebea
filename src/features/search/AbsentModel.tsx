import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { CardGrid } from '../../components/CardGrid.tsx';
import type { CardView } from '../../components/card.ts';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import type { Interpretation } from './engine/result.ts';
import { absentHope, absentQuestion, nearHeading, nearWarning, otherModel } from './said.ts';
import { resultsAddress } from './address.ts';

/** Ways on where the shop has nothing of the kind for the model: the chat with the question ready, and all for that phone. */
export const AbsentWays = ({ understood }: { understood: Interpretation }) => (
  <div className="absent">
    <p>{absentHope(understood)}</p>
    <p className="actions">
      <a
        className="button ink"
        href={whatsappAddress(shop.whatsapp, absentQuestion(understood))}
        target="_blank"
        rel="noopener"
      >
        <Icon paths={icons.whatsapp} />
        Pedir por WhatsApp
      </a>
      {understood.model && (
        <a className="button" href={resultsAddress(understood.model)}>
          Ver todo para {understood.model}
        </a>
      )}
    </p>
  </div>
);

/** The same kind for other phones, each marked as such: none of them fits (R4.17). */
export function NearModels({ understood, cards }: { understood: Interpretation; cards: readonly CardView[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="near-models">
      <h2>{nearHeading(understood)}</h2>
      <p>{nearWarning(understood)}</p>
      <CardGrid cards={[...cards]} mark={otherModel} />
    </section>
  );
}
