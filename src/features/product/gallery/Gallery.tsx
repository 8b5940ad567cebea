import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/icons.ts';
import type { ProductKind } from '../../../components/productKind.ts';
import { resizedUrl, srcSet, thumbnailWidth } from '../../../components/pictureUrl.ts';
import { Picture } from '../../../components/Picture.tsx';
import { actionLabel, itemLabel, playLabels, stepLabels, toGalleryItems, type GalleryItem } from './items.ts';
import { CachedView } from '../../../runtime/CachedView.ts';

interface Props {
  /** The URLs of images, videos and embedded pages. */
  pictures: string[];
  name: string;
  askForPhotoUrl: string;
  kind: ProductKind;
  /** Whether swiping changes the slide (R5.1); no page of the shop enables it. */
  gestures?: boolean;
}

const sizes = '(min-width: 1280px) 680px, (min-width: 1000px) 55vw, (min-width: 700px) 50vw, min(100vw, 45vh)';

/** The pictures and videos of a product: links, which a script turns into a stage with one slide at a time (R5.1, stage.client.ts). */
export function Gallery({ pictures, name, askForPhotoUrl, kind, gestures }: Props) {
  const items = toGalleryItems(pictures);
  const [first] = items;
  if (!first) {
    return (
      <div className="gallery bleed">
        <div className="gallery-placeholder">
          <Icon paths={icons.camera} />
          <a className="button" href={askForPhotoUrl} target="_blank" rel="noopener">
            <Icon paths={icons.whatsapp} />
            Te mandamos foto por WhatsApp
          </a>
        </div>
      </div>
    );
  }
  const poster = first.type === 'image' ? first.href : null;
  return (
    <div className="gallery bleed" data-gallery={gestures ? 'gestures' : ''} role="group" aria-label="Galería">
      <div className="gallery-stage">
        <FirstSlide item={first} total={items.length} name={name} />
        <CachedView id={`gallery controls ${items.length}`}>
          <Controls total={items.length} />
        </CachedView>
      </div>
      {items.length > 1 && <Thumbnails items={items} poster={poster} name={name} kind={kind} />}
    </div>
  );
}

/** The only slide in the HTML; the script clones it for the others. */
const FirstSlide = ({ item: { type, href }, total, name }: { item: GalleryItem; total: number; name: string }) => (
  <a className="gallery-slide picture-box" href={href} target="_blank" rel="noopener" data-type={type}>
    <span className="visually-hidden" data-action-label>
      {actionLabel(type, 0, total)}
    </span>
    {type === 'image' && (
      <img
        className="picture"
        src={resizedUrl(href, 400)}
        srcSet={srcSet(href, 960)}
        sizes={sizes}
        width={400}
        height={400}
        alt={name}
        fetchPriority="high"
        decoding="async"
      />
    )}
    <span className="gallery-error" lang="en">
      <Icon paths={icons.warning} />
      Unable to load the image!
    </span>
  </a>
);

const Controls = ({ total }: { total: number }) => (
  <div className="controls needs-script">
    <button type="button" data-expand aria-label="Ver imagen completa">
      <Icon paths={icons.expand} />
    </button>
    {total > 1 && (
      <>
        <button type="button" data-step="-1" aria-label={stepLabels.previous}>
          <Icon paths={icons.chevronLeft} />
        </button>
        <button type="button" data-step="1" aria-label={stepLabels.next}>
          <Icon paths={icons.chevronRight} />
        </button>
        <button type="button" data-play aria-label={playLabels.play}>
          <Icon paths={icons.play} />
          <Icon paths={icons.pause} />
        </button>
        <b aria-hidden="true">1 / {total}</b>
      </>
    )}
  </div>
);

interface ThumbnailsProps {
  items: GalleryItem[];
  /** The picture for the thumbnails of videos and frames. */
  poster: string | null;
  name: string;
  kind: ProductKind;
}

/** All items as thumbnails, 120×90, the current one marked (R5.1). */
const Thumbnails = ({ items, poster, name, kind }: ThumbnailsProps) => (
  <ul className="gallery-thumbnails" role="list">
    {items.map(({ type, href }, index) => (
      <li key={href}>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          aria-label={itemLabel(type, index, items.length)}
          aria-current={index === 0 ? 'true' : undefined}
        >
          <Picture
            src={type === 'image' ? href : poster}
            alt={type === 'image' && index > 0 ? `${name}, imagen ${index + 1}` : ''}
            kind={kind}
            sizes={`${thumbnailWidth}px`}
            maxWidth={2 * thumbnailWidth}
          >
            {type !== 'image' && (
              <Icon paths={type === 'iframe' ? icons.expand : icons.play} className="icon gallery-overlay-icon" />
            )}
          </Picture>
        </a>
      </li>
    ))}
  </ul>
);
