import { Icon } from '../../components/Icon.tsx';
import { shareAddresses } from './share.ts';

/** The share menu (R5.6); copying and the device's own share need a script (behaviour.ts). */
export function Share({ name, address }: { name: string; address: string }) {
  const to = shareAddresses(name, address);
  const links = [
    ['facebook', 'Compartir en Facebook', to.facebook],
    ['x', 'Compartir en X', to.x],
    ['whatsapp', 'Compartir por WhatsApp', to.whatsapp],
  ] as const;
  return (
    <div className="share" data-share={address} data-share-name={name}>
      <b>Compartir</b>
      {links.map(([icon, label, link]) => (
        <a key={icon} className="square" href={link} aria-label={label} target="_blank" rel="noopener">
          <Icon name={icon} />
        </a>
      ))}
      <button className="square" type="button" data-copy aria-label="Copiar enlace" hidden>
        <Icon name="copy" />
      </button>
      <button className="square" type="button" data-native-share aria-label="Más opciones" hidden>
        <Icon name="more" />
      </button>
      <span className="visually-hidden" role="status" data-share-status />
    </div>
  );
}
