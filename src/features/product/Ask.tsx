import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { questionAddress, type Wanted } from './buy.ts';

/** A way to ask about a product, on wide screens; on phones the bar has it (asking.client.ts). */
export const Ask = ({ product }: { product: Wanted }) => (
  <a className="button full ask" href={questionAddress(product)} target="_blank" rel="noopener" data-chat-link>
    <Icon paths={icons.chat} />
    Preguntar por este producto
  </a>
);
