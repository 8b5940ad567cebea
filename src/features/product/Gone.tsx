import { Icon } from '../../components/Icon.tsx';
import { GoneLine } from '../../components/Stock.tsx';

/** What stands in the place of Comprar once the shop no longer has the product (R5.12). @param address of the chat */
export const AskButton = ({ address }: { address: string }) => (
  <a className="button buy full" href={address} target="_blank" rel="noopener">
    <Icon name="whatsapp" />
    Preguntar por WhatsApp
  </a>
);

/** In the place of the price and Comprar at the bottom of a phone. */
export const AskBar = ({ address }: { address: string }) => (
  <div className="buy-bar">
    <GoneLine />
    <a className="button" href={address} target="_blank" rel="noopener">
      Preguntar
    </a>
  </div>
);
