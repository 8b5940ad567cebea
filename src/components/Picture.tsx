import { Icon } from './Icon.tsx';
import { kindIcons } from './kindIcons.ts';
import type { ProductKind } from './productKind.ts';
import { resizedUrl, srcSet } from './pictureUrl.ts';

interface Props {
  /** The picture's URL; null shows the icon of its kind. */
  src: string | null;
  alt: string;
  kind: ProductKind;
  /** The `sizes` of the img: how wide it is shown. */
  sizes: string;
  /** Largest width to offer, px. */
  maxWidth?: number;
  /** Whether it loads at once, with priority: for pictures in view when the page opens. */
  eager?: boolean;
  children?: React.ReactNode;
}

/** A picture in its box. One that is missing or fails to load keeps the box and shows a placeholder (R4.16, Picture.css). */
export function Picture({ src, alt, kind, sizes, maxWidth = 640, eager = false, children }: Props) {
  return (
    <div className="picture-box">
      {src ? (
        <img
          className="picture"
          src={resizedUrl(src, 400)}
          srcSet={srcSet(src, maxWidth)}
          sizes={sizes}
          width={400}
          height={400}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      ) : (
        <Icon paths={kindIcons[kind]} className="icon picture-icon" />
      )}
      {children}
    </div>
  );
}
