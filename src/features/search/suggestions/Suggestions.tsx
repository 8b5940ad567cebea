import { askByWhatsapp } from '../../../components/texts.ts';
import { Icon } from '../../../components/Icon.tsx';
import { whatsapp } from '../../../components/commonIcons.ts';
import { formatCount } from '../../../components/filters/counts.ts';
import * as icons from '../../../components/icons.ts';
import { whatsappAddress } from '../../../lib/whatsapp.ts';
import { shop } from '../../../shop.ts';
import { FallbackLinks } from '../FallbackLinks.tsx';
import {
  absentQuestion,
  formatAllResults,
  formatCorrected,
  formatHeading,
  notFoundQuestion,
  removeWords,
  soldOutHeading,
} from '../interpretationTexts.ts';
import { phoneFittedBy } from '../preferredPhone.ts';
import { PopularSearches } from './BeforeTyping.tsx';
import {
  GroupTitle,
  Highlight,
  type Link,
  LinkBoxes,
  Option,
  OptionGroup,
  OptionList,
  OptionRow,
  ProductOption,
} from './Options.tsx';
import type { Suggestions as SuggestionsData } from './suggestions.ts';

/** The panel for a typed text: the interpretation, products beside or above words, and the button to all results. */
export function Suggestions({ suggestions }: { suggestions: SuggestionsData }) {
  const { term, total, products, interpretation, searches, categories, brands } = suggestions;
  const typed = [term, ...interpretation.corrected.map(({ meant }) => meant)].join(' ');
  const hasWords = searches.length + categories.length + brands.length > 0;
  return (
    <div className={products.length > 0 && hasWords ? 'found two' : 'found'}>
      <Interpretation suggestions={suggestions} />
      <OptionList>
        {products.length > 0 && <ProductGroup products={products} typed={typed} />}
        {hasWords && <WordGroups suggestions={suggestions} typed={typed} />}
      </OptionList>
      {total !== null && total > 0 && (
        <button className="all" type="submit">
          <span>{formatAllResults(term, total, products.length, interpretation)}</span>
          <Icon paths={icons.arrow} />
        </button>
      )}
    </div>
  );
}

/** The interpretation: each part with a button to remove it, corrections, and that the shop has none (R4.17). */
function Interpretation({ suggestions: { term, interpretation } }: { suggestions: SuggestionsData }) {
  const chips = interpretation.chips
    .map(({ text, words }) => ({ text, rest: removeWords(term, words) }))
    .filter(({ rest }) => rest !== '' && rest !== term);
  const corrected = formatCorrected(interpretation);
  if (chips.length === 0 && !corrected && !interpretation.absent) return null;
  return (
    <div className="suggestions-query">
      {chips.length > 0 && (
        <div className="suggestions-chips">
          <span className="suggestions-lead">Entendimos</span>
          {chips.map(({ text, rest }) => (
            <button key={text} className="chip" type="button" data-ask={rest}>
              <span className="visually-hidden">Quitar </span>
              {text}
              <Icon paths={icons.close} />
            </button>
          ))}
        </div>
      )}
      {corrected && <p className="suggestions-corrected">{corrected}</p>}
      {interpretation.absent && (
        <>
          <p className="suggestions-absent">{formatHeading(interpretation)}</p>
          <div className="next-steps">
            <FallbackLinks question={absentQuestion(interpretation)} model={interpretation.model} />
          </div>
        </>
      )}
    </div>
  );
}

/** The products; those that are sold out come last, under a heading of their own. */
function ProductGroup({ products, typed }: { products: SuggestionsData['products']; typed: string }) {
  const toOption = (product: SuggestionsData['products'][number]) => (
    <ProductOption key={product.id} product={product} typed={typed} ownPhone={phoneFittedBy(product.id)} />
  );
  const soldOut = products.filter(({ inStock }) => !inStock);
  return (
    <OptionGroup name="Productos" className="products" title="">
      {products.filter(({ inStock }) => inStock).map(toOption)}
      {soldOut.length > 0 && <GroupTitle text={soldOutHeading} />}
      {soldOut.map(toOption)}
    </OptionGroup>
  );
}

/** Refined queries, categories with their number of results, and brands. */
function WordGroups({ suggestions, typed }: { suggestions: SuggestionsData; typed: string }) {
  const { searches, categories, brands } = suggestions;
  return (
    <div className="words">
      {searches.length > 0 && (
        <OptionGroup name="Búsquedas">
          {searches.map(({ before, added, after, address }) => (
            <OptionRow key={address} icon={icons.search} address={address}>
              {before}
              <mark>{added}</mark>
              {after}
            </OptionRow>
          ))}
        </OptionGroup>
      )}
      {categories.length > 0 && (
        <OptionGroup name="Categorías">
          {categories.map(({ name, address, count }) => (
            <OptionRow key={address} icon={icons.grid} address={address}>
              <Highlight text={name} typed={typed} />
              <span className="count"> ({formatCount(count)})</span>
            </OptionRow>
          ))}
        </OptionGroup>
      )}
      {brands.length > 0 && (
        <OptionGroup name="Marcas">
          {brands.map(({ name, address }) => (
            <OptionRow key={address} icon={icons.tag} address={address}>
              <Highlight text={name} typed={typed} />
            </OptionRow>
          ))}
        </OptionGroup>
      )}
    </div>
  );
}

/** The panel when nothing matches the text: whom to ask, and where else to look (R4.12). */
export const NothingFound = ({ term, categories }: { term: string; categories: readonly Link[] }) => (
  <div className="nothing two">
    <div className="nothing-found">
      <p className="nothing-title">Nada con «{term}»</p>
      <p>Prueba con el modelo de tu celular o con menos palabras.</p>
    </div>
    <OptionList>
      <OptionGroup name="Otras formas de encontrarlo" className="next-steps" title="">
        <Option className="button" address={whatsappAddress(shop.whatsapp, notFoundQuestion(term))} external>
          <Icon paths={whatsapp} />
          {askByWhatsapp}
        </Option>
        <Option className="button" address="/categorias">
          Ver categorías
        </Option>
      </OptionGroup>
      <PopularSearches />
      <LinkBoxes name="Categorías" className="largest" links={categories} />
    </OptionList>
  </div>
);
