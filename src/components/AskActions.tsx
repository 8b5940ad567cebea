import type { ReactNode } from 'react';
import { whatsappAddress } from '../lib/whatsapp.ts';
import { shop } from '../shop.ts';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';

/** Opens the seller's chat with a question ready. @param look classes beside `button` */
export const WhatsappButton = ({ question, look = '' }: { question: string; look?: string }) => (
  <a className={`button ${look}`.trim()} href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
    <Icon paths={icons.whatsapp} />
    Preguntar por WhatsApp
  </a>
);

/** The link to a search for products like one that is missing. */
export const searchSimilarLabel = 'Buscar parecidos';

/** Next steps where something is missing: those given, then the seller's chat with a question ready, and all products. */
export const AskActions = ({ question, children }: { question: string; children?: ReactNode }) => (
  <p className="actions">
    {children}
    <WhatsappButton question={question} />
    <a className="button" href="/todos">
      Ver todos los productos
    </a>
  </p>
);
