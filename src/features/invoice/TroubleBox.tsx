import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { shop } from '../../shop.ts';
import { $draft, type Trouble } from './draft.store.ts';
import { refusals } from './note.ts';
import { chat, comesIn, phoneAddress, texts } from './texts.ts';

const help: Record<Trouble, string> = {
  missing: 'Revisa el número con el de tu nota. Si es correcto, escríbenos y la buscamos.',
  total: 'Revisa el número de la nota y el total, con centavos.',
  month: 'Esta nota es de otro mes. Escríbenos y vemos qué opciones tienes.',
  failed: 'Lo que escribiste sigue aquí. Si vuelve a pasar, pídela con nosotros.',
  late: `El servidor tarda en contestar. Si llegó, recibirás tu factura en ${comesIn}; si quieres confirmarlo, escríbenos.`,
  again: 'No sabemos si tu última solicitud llegó. Si llegó y la enviamos otra vez, podrías recibir dos facturas.',
};

const asked: Record<Exclude<Trouble, 'failed'>, string> = {
  ...refusals,
  late: 'No sabemos si tu solicitud llegó.',
  again: '¿La enviamos otra vez?',
};

/** Why the step cannot go on, and a way on all the same (R6.2, R6.8). */
export function TroubleBox({ trouble }: { trouble: Trouble }) {
  const box = useRef<HTMLDivElement>(null);
  const { values } = useStore($draft);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="note alert" role="alert" tabIndex={-1}>
      <Icon paths={icons.warning} />
      <div>
        {trouble === 'failed' ? (
          <strong className="offer-text">{texts.failed}</strong>
        ) : (
          <strong>{asked[trouble]}</strong>
        )}
        <p>{help[trouble]}</p>
        <p className="ways">
          <a
            className="link"
            href={trouble === 'month' ? chat.otherMonth(values.note) : chat.help}
            target="_blank"
            rel="noopener noreferrer"
          >
            Escríbenos por WhatsApp
          </a>
          <a className="link" href={phoneAddress}>
            Llama al {shop.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
