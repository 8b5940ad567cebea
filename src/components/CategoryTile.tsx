import { Icon } from './Icon.tsx';
import { findProductKind } from './productKind.ts';
import { kindIcons } from './kindIcons.ts';
import { resizedUrl, srcSet } from './pictureUrl.ts';

interface Props {
  name: string;
  url: string;
  picture: string | null;
  /** Text below the name, such as its number of products. */
  note?: string;
  sizes: string;
}

/** A link to a category, with the picture of one of its products, or else an icon (R4.16). */
export const CategoryTile = ({ name, url, picture, note, sizes }: Props) => (
  <a className={picture ? 'category-tile' : 'category-tile without-picture'} href={url}>
    <span className="name">{name}</span>
    {note && <small>{note}</small>}
    <Icon paths={kindIcons[findProductKind({ category: name, name })]} />
    {picture && (
      <img
        src={resizedUrl(picture, 240)}
        srcSet={srcSet(picture, 400)}
        sizes={sizes}
        width="400"
        height="400"
        alt=""
        loading="lazy"
        decoding="async"
      />
    )}
  </a>
);
