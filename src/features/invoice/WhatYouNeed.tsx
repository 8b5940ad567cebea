import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { chat, comesIn } from './texts.ts';

const things = [
  { icon: icons.receipt, name: 'Tu nota de venta', text: 'Su número y el total.' },
  { icon: icons.telephone, name: 'Tu teléfono', text: 'Con él encontramos tus datos.' },
  { icon: icons.shield, name: 'Tu constancia fiscal', text: 'RFC, nombre, régimen y código postal.' },
  { icon: icons.mail, name: 'Tu correo', text: `Ahí llega tu factura, en ${comesIn}.` },
] as const;

/** What to have at hand before starting, and where to ask. */
export function WhatYouNeed() {
  return (
    <aside className="side-box" aria-labelledby="a-la-mano">
      <h2 id="a-la-mano">Ten a la mano</h2>
      <ul className="needs" role="list">
        {things.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon paths={icon} />
            <span>
              <b>{name}</b>
              {text}
            </span>
          </li>
        ))}
      </ul>
      <a className="link ask" href={chat.help} target="_blank" rel="noopener noreferrer">
        ¿Dudas? Escríbenos por WhatsApp
      </a>
    </aside>
  );
}
