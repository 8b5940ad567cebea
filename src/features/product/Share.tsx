import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { shareAddresses } from './share.ts';

/** The share menu (R5.6); copying and the device's own share need a script (sharing.client.ts). */
export function Share({ name, address }: { name: string; address: string }) {
  const to = shareAddresses(name, address);
  const links = [
    [icons.facebook, 'Compartir en Facebook', to.facebook],
    [icons.x, 'Compartir en X', to.x],
    [icons.whatsapp, 'Compartir por WhatsApp', to.whatsapp],
  ] as const;
  return (
    <div className="share" data-share={address} data-share-name={name}>
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
