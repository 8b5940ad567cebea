import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon.tsx';
import { kindIcons } from '../../../components/kindIcons.ts';
import type { ProductKind } from '../../../components/kind.ts';
import { resized } from '../../../components/pictureAddress.ts';

// The parts of the panel under the search box.

/** The id of the list that the search box controls. */
export const listId = 'search-suggestions';

/** The list that the search box controls. By ARIA it holds options alone, so buttons stand beside it. */
export const OptionList = ({ children }: { children: ReactNode }) => (
  <div id={listId} role="listbox" aria-label="Sugerencias">
    {children}
  </div>
);

interface OptionGroupProps {
  name: string;
  className?: string;
  /** The visible heading; by default the name. */
  title?: string;
  children: ReactNode;
}

/** A group of options under its name. */
export const OptionGroup = ({ name, className = '', title = name, children }: OptionGroupProps) => (
  <div className={`group ${className}`.trim()} role="group" aria-label={name}>
    {title && <GroupTitle text={title} />}
    {children}
  </div>
);

/** A heading inside a group; screen readers hear the name of the group instead. */
export const GroupTitle = ({ text }: { text: string }) => (
  <p className="title" aria-hidden="true">
    {text}
  </p>
);

interface OptionProps {
  address: string;
  className?: string | undefined;
  /** Opens beside the shop. */
  external?: boolean;
  children: ReactNode;
}

/** A link that is an option of the list. */
export const Option = ({ address, className, external = false, children }: OptionProps) => (
  <a
    className={className}
    href={address}
    role="option"
    tabIndex={-1}
    aria-selected="false"
    target={external ? '_blank' : undefined}
    rel={external ? 'noopener' : undefined}
  >
    {children}
  </a>
);

interface OptionRowProps {
  icon: readonly string[];
  address: string;
  children: ReactNode;
}

/** An option of one line: an icon and words. */
export const OptionRow = ({ icon, address, children }: OptionRowProps) => (
  <Option address={address}>
    <span className="icon-box">
      <Icon paths={icon} />
    </span>
    <span className="name">{children}</span>
  </Option>
);

export interface Link {
  name: string;
  address: string;
}

/** A group of short texts, each in a box; nothing when there are none. */
export const LinkBoxes = ({ name, className, links }: { name: string; className: string; links: readonly Link[] }) =>
  links.length > 0 && (
    <OptionGroup name={name} className={`boxes ${className}`}>
      {links.map((link) => (
        <Option key={link.address} address={link.address}>
          {link.name}
        </Option>
      ))}
    </OptionGroup>
  );

/**
 * The small picture of a product, or the tile of its kind. Unlike Picture it is one file, neither lazy nor decoded later: the
 * panel is rendered again at each keystroke, and pictures that stay must not flicker.
 */
export const Thumbnail = ({ src, kind, size }: { src: string | null; kind: ProductKind; size: number }) => (
  <div className={src ? 'plane' : 'plane failed'}>
    <Icon paths={kindIcons[kind]} className="icon tile" />
    {src && <img className="picture" src={resized(src, 240)} width={size} height={size} alt="" />}
  </div>
);
