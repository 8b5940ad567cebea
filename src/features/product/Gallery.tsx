import { Icon } from '../../components/Icon.tsx';
import type { Kind } from '../../components/kind.ts';
import { Picture } from '../../components/Picture.tsx';

/** The pictures of a product, each a link to its full size (R5.1). */
export function Gallery({ pictures, name, kind }: { pictures: string[]; name: string; kind: Kind }) {
  const [first = null, ...others] = pictures;
  return (
    <div className="gallery bleed">
      <FullSize address={first} label="Ver imagen completa">
        <Picture
          src={first}
          alt={name}
          kind={kind}
          sizes="(min-width: 1280px) 680px, (min-width: 900px) 55vw, 100vw"
          most={960}
          eager
        >
          {first && <Icon name="expand" className="icon full-size" />}
        </Picture>
      </FullSize>
      {others.length > 0 && (
        <ul className="thumbnails" role="list">
          {others.map((picture, index) => (
            <li key={picture}>
              <FullSize address={picture} label={`Ver imagen ${index + 2} completa`}>
                <Picture src={picture} alt={`${name}, imagen ${index + 2}`} kind={kind} sizes="120px" most={240} />
              </FullSize>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const FullSize = ({
  address,
  label,
  children,
}: {
  address: string | null;
  label: string;
  children: React.ReactNode;
}) =>
  address ? (
    <a href={address} target="_blank" rel="noopener" aria-label={label}>
      {children}
    </a>
  ) : (
    children
  );
