import type { ReactNode } from 'react';
import { WhatsappButton } from './WhatsappButton.tsx';

/** Ways on from what is not here: those given, then the seller's chat with a question ready, and all products. */
export const AskActions = ({ question, children }: { question: string; children?: ReactNode }) => (
  <p className="actions">
    {children}
    <WhatsappButton question={question} />
    <a className="button" href="/todos">
      Ver todos los productos
    </a>
  </p>
);
