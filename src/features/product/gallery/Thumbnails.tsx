import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/icons.ts';
import type { Kind } from '../../../components/kind.ts';
import { Picture } from '../../../components/Picture.tsx';
import { labelOf, type Item } from './items.ts';

interface Props {
  items: Item[];
  /** The picture that stands for what has to be played. */
  poster: string | null;
  name: string;
  kind: Kind;
}

/** All items in small, 120×90, the one on the stage marked (R5.1). */
export const Thumbnails = ({ items, poster, name, kind }: Props) => (
  <ul className="thumbnails" role="list">
    {items.map(({ type, link }, index) => (
      <li key={link}>
        <a
          href={link}
          target="_blank"
          rel="noopener"
          aria-label={labelOf(type, index, items.length)}
          aria-current={index === 0 ? 'true' : undefined}
        >
          <Picture
            src={type === 'image' ? link : poster}
            alt={type === 'image' && index > 0 ? `${name}, imagen ${index + 1}` : ''}
            kind={kind}
            sizes="120px"
            most={240}
          >
            {type !== 'image' && <Icon paths={type === 'iframe' ? icons.expand : icons.play} className="icon sign" />}
          </Picture>
        </a>
      </li>
    ))}
  </ul>
);
