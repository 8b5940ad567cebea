import type { ReactNode } from 'react';
import { whatsappAddress } from '../lib/whatsapp.ts';
import { shop } from '../shop.ts';
import { Icon } from './Icon.tsx';

/** Ways on from what is not here: those given, then the seller's chat with a question ready, and all products. */
export const AskActions = ({ question, children }: { question: string; children?: ReactNode }) => (
  <p className="actions">
    {children}
    <a className="button" href={whatsappAddress(shop.whatsapp, question)} target="_blank" rel="noopener">
      <Icon name="whatsapp" />
      Preguntar por WhatsApp
    </a>
    <a className="button" href="/todos">
      Ver todos los productos
    </a>
  </p>
);
