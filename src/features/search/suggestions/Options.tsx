import type { ReactNode } from 'react';
import type { CardData } from '../../../components/card.ts';
import { Icon } from '../../../components/Icon.tsx';
import { NoWrap } from '../../../components/NoWrap.tsx';
import { Price } from '../../../components/Price.tsx';
import { Stock, DiscontinuedLine } from '../../../components/Stock.tsx';
import { check } from '../../../components/commonIcons.ts';
import type { ProductKind } from '../../../components/productKind.ts';
import { kindIcons } from '../../../components/kindIcons.ts';
import { splitAroundPhonePhrase } from '../../../components/nameParts.ts';
import { resizedUrl } from '../../../components/pictureUrl.ts';
import { fold } from '../../../lib/text.ts';
import { tokenize } from '../engine/language/words.ts';

// The components of the panel under the search box.

/** The id of the listbox that the search box controls. */
export const listId = 'search-suggestions';

/** The listbox that the search box controls. ARIA allows only options and groups of options in it, so buttons are outside. */
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

/** A heading inside a group. Hidden from screen readers, which announce the name of the group. */
export const GroupTitle = ({ text }: { text: string }) => (
  <p className="title" aria-hidden="true">
    {text}
  </p>
);

interface OptionProps {
  url: string;
  className?: string | undefined;
  /** The id of the product, so that live price and stock update the option like a card. */
  productId?: string;
  /** Opens in a new tab. */
  external?: boolean;
  children: ReactNode;
}

/** A link that is an option of the list. */
export const Option = ({ url, className, productId, external = false, children }: OptionProps) => (
  <a
    className={className}
    href={url}
    data-card={productId}
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
  url: string;
  children: ReactNode;
}

/** An option on one line: an icon and text. */
export const OptionRow = ({ icon, url, children }: OptionRowProps) => (
  <Option url={url}>
    <span className="icon-box">
      <Icon paths={icon} />
    </span>
    <span className="name">{children}</span>
  </Option>
);

/** A link to a category, brand or branch. */
export interface NamedLink {
  name: string;
  url: string;
}

/** A group of short links, each in a box; nothing if there are none. */
export const LinkBoxes = ({
  name,
  className,
  links,
}: {
  name: string;
  className: string;
  links: readonly NamedLink[];
}) =>
  links.length > 0 && (
    <OptionGroup name={name} className={`link-boxes ${className}`}>
      {links.map((link) => (
        <Option key={link.url} url={link.url}>
          {link.name}
        </Option>
      ))}
    </OptionGroup>
  );

/**
 * The small picture of a product, or the icon of its kind. Unlike Picture it has one size and is neither lazy nor decoded
 * asynchronously: each keystroke renders the panel again, and pictures must not flicker.
 */
export const Thumbnail = ({ src, kind, size }: { src: string | null; kind: ProductKind; size: number }) => (
  <div className="picture-box">
    {src ? (
      <img className="picture" src={resizedUrl(src, 240)} width={size} height={size} alt="" />
    ) : (
      <Icon paths={kindIcons[kind]} className="icon picture-icon" />
    )}
  </div>
);

interface ProductOptionProps {
  card: CardData;
  typed: string;
  /** The shopper's phone, if the product fits it. */
  preferredPhone: string | undefined;
}

/** A product as an option: picture, name, the phone that it is for, stock and price. */
export function ProductOption({ card, typed, preferredPhone }: ProductOptionProps) {
  const { id, name, price, offer, phone, kind, picture, stock, unit } = card;
  return (
    <Option url={`/producto/${id}`} productId={id} className={stock > 0 ? undefined : 'sold-out'}>
      <Thumbnail src={picture} kind={kind} size={72} />
      <div className="card-label">
        <ProductName name={name} phone={phone} typed={typed} />
        {preferredPhone ? (
          <p className="compatible-phones preferred">
            <Icon paths={check} />
            {preferredPhone}
            <small> Le queda</small>
          </p>
        ) : (
          phone && <p className="compatible-phones">{phone}</p>
        )}
        {card.discontinued ? (
          <DiscontinuedLine />
        ) : (
          <Stock total={stock} unit={unit} availabilityText={card.availabilityText} />
        )}
      </div>
      <Price price={price} offer={offer} />
    </Option>
  );
}

/** A name with the typed text highlighted, and its phone visually hidden: the option shows that on a separate line. */
export function ProductName({ name, phone, typed }: { name: string; phone: string; typed: string }) {
  const [before, phoneText, after = ''] = splitAroundPhonePhrase(name, phone);
  return (
    <span className="name">
      <Highlight text={before} typed={typed} />
      {phoneText && <span className="visually-hidden">{phoneText}</span>}
      <Highlight text={after} typed={typed} />
    </span>
  );
}

/** A text with typed word prefixes highlighted. */
export const Highlight = ({ text, typed }: { text: string; typed: string }) =>
  splitTyped(text, typed).map((piece, index) =>
    piece.marked ? <mark key={index}>{piece.text}</mark> : <NoWrap key={index} text={piece.text} />,
  );

/** A piece of a text, and whether it was typed. */
interface TextPiece {
  text: string;
  marked: boolean;
}

/**
 * Splits a text into typed word prefixes, which are marked, and the rest: "Cargadores" for "cargador" is "Cargador", marked,
 * and "es".
 */
export function splitTyped(text: string, typed: string): TextPiece[] {
  const typedWords = tokenize(fold(typed));
  // A short word has to match a whole word ("no" does not mark "Norda"), unless it is the last one, which may be incomplete.
  const isTyped = (word: string, typedWord: string, index: number): boolean =>
    typedWord.length > 2 || index === typedWords.length - 1 ? word.startsWith(typedWord) : word === typedWord;
  const pieces: TextPiece[] = [];
  const add = (piece: string, marked: boolean): void => {
    const last = pieces.at(-1);
    if (piece === '') return;
    if (last?.marked === marked) last.text += piece;
    else pieces.push({ text: piece, marked });
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    add(text.slice(end, index), false);
    end = index + word.length;
    const folded = fold(word);
    const matching = typedWords.filter((typedWord, wordIndex) => isTyped(folded, typedWord, wordIndex));
    const maxLength = Math.max(0, ...matching.map(({ length }) => length));
    const split = maxLength === 0 ? 0 : unfoldedLength(word, maxLength);
    add(word.slice(0, split), true);
    add(word.slice(split), false);
  }
  add(text.slice(end), false);
  return pieces;
}

/** The number of characters of a word, including combining accents, that fold to a given length. */
function unfoldedLength(word: string, foldedLength: number): number {
  let unfolded = 0;
  let folded = 0;
  for (const letter of word) {
    const size = fold(letter).length;
    if (folded >= foldedLength && size > 0) break;
    unfolded += letter.length;
    folded += size;
  }
  return unfolded;
}
