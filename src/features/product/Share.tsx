import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { toWellFormed } from '../../lib/polyfills/wellFormed.ts';
import { questionUrl, type MessageProduct } from './purchase/whatsappMessages.ts';

/** The share menu (R5.6); copying and the device's own menu need a script (product.client.ts). */
export function Share({ name, url }: { name: string; url: string }) {
  const urls = shareUrls(name, url);
  const links = [
    [icons.facebook, 'Compartir en Facebook', urls.facebook],
    [icons.xLogo, 'Compartir en X', urls.x],
    [icons.whatsapp, 'Compartir por WhatsApp', urls.whatsapp],
  ] as const;
  return (
    <div className="share" data-share={url} data-share-name={name}>
      <b role="status">Compartir</b>
      {links.map(([icon, label, link]) => (
        <a key={label} className="square" href={link} aria-label={label} target="_blank" rel="noopener">
          <Icon paths={icon} />
        </a>
      ))}
      <button className="square needs-script" type="button" data-copy aria-label="Copiar enlace">
        <Icon paths={icons.copy} />
      </button>
      <button className="square needs-script" type="button" data-native-share aria-label="Más opciones">
        <Icon paths={icons.more} />
      </button>
    </div>
  );
}

/** The URLs that share a page (R5.6). @param url the full URL of the page */
export function shareUrls(name: string, url: string): { facebook: string; x: string; whatsapp: string } {
  const text = encodeURIComponent(toWellFormed(name));
  const link = encodeURIComponent(url);
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    x: `https://x.com/intent/post?text=${text}&url=${link}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${toWellFormed(name)}\n${url}`)}`,
  };
}

/** The link to ask about a product, on wide screens; on phones the buy bar has it (BuyBox.tsx). */
export const AskSeller = ({ product }: { product: MessageProduct }) => (
  <a className="button full ask-seller" href={questionUrl(product)} target="_blank" rel="noopener" data-chat-link>
    <Icon paths={icons.chat} />
    Preguntar por este producto
  </a>
);
