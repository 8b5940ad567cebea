import { whatsapp } from '../../components/commonIcons.ts';
import { Icon } from '../../components/Icon.tsx';
import { whatsappAddress } from '../../lib/whatsapp.ts';
import { shop } from '../../shop.ts';
import { resultsAddress } from './address.ts';
import type { Interpretation } from './engine/result.ts';
import { absentQuestion } from './interpretationTexts.ts';

/** Next steps when the shop has nothing of the kind for the model: the chat with the question ready, and all for that phone. */
export const AbsentLinks = ({ interpretation }: { interpretation: Interpretation }) => (
  <>
    <a
      className="button ink"
      href={whatsappAddress(shop.whatsapp, absentQuestion(interpretation))}
      target="_blank"
      rel="noopener"
    >
      <Icon paths={whatsapp} />
      Pedir por WhatsApp
    </a>
    {interpretation.model && (
      <a className="button" href={resultsAddress(interpretation.model)}>
        Ver todo para {interpretation.model}
      </a>
    )}
  </>
);
