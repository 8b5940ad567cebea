import { Icon } from '../../components/Icon.tsx';
import { shareAddresses } from './share.ts';

/** The share menu (R5.6); copying and the device's own share need a script (sharing.client.ts). */
export function Share({ name, address }: { name: string; address: string }) {
  const to = shareAddresses(name, address);
  const links = [
    ['facebook', 'Compartir en Facebook', to.facebook],
    ['x', 'Compartir en X', to.x],
    ['whatsapp', 'Compartir por WhatsApp', to.whatsapp],
  ] as const;
  return (
    <div className="share" data-share={address} data-share-name={name}>
      <b role="status">Compartir</b>
      {links.map(([icon, label, link]) => (
        <a key={icon} className="square" href={link} aria-label={label} target="_blank" rel="noopener">
          <Icon name={icon} />
        </a>
      ))}
      <button className="square needs-script" type="button" data-copy aria-label="Copiar enlace">
        <Icon name="copy" />
      </button>
      <button className="square needs-script" type="button" data-native-share aria-label="Más opciones">
        <Icon name="more" />
      </button>
    </div>
  );
}
