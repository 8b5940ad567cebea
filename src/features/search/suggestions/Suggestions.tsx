import { askOnWhatsappLabel } from '../../../components/texts.ts';
import { toListEntry, withLiveUpdates, type CardData, type LiveUpdates } from '../../../components/card.ts';
import { Icon } from '../../../components/Icon.tsx';
import { whatsapp } from '../../../components/commonIcons.ts';
import { formatProductCount } from '../../../components/counts.ts';
import * as icons from '../../../components/icons.ts';
import { fold } from '../../../lib/text.ts';
import { whatsappUrl } from '../../../lib/contactUrls.ts';
import { shop } from '../../../shop.ts';
import type { BranchTuple } from '../../branches/branchTuples.ts';
import { findNamedBranches } from '../../branches/namedBranches.ts';
import { FallbackLinks } from '../FallbackLinks.tsx';
import { findServicePage } from '../servicePages.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import { type FacetCount, type Interpretation, maxSuggestions, type SearchResult } from '../engine/result.ts';
import { fromSearchProduct, type SearchProduct } from '../engine/index/searchProduct.ts';
import { tokenize } from '../engine/language/words.ts';
import {
  chipText,
  missingModelMessage,
  addRefinement,
  formatAllResults,
  correctTerm,
  formatCorrections,
  formatMissingTerms,
  formatHeading,
  notFoundMessage,
  removeWords,
  soldOutHeading,
} from '../interpretationTexts.ts';
import { compatiblePhoneName } from '../phoneBoost.ts';
import { SuggestedSearches } from './BeforeTyping.tsx';
import {
  GroupTitle,
  Highlight,
  type NamedLink,
  LinkBoxes,
  Option,
  OptionGroup,
  OptionList,
  OptionRow,
  ProductOption,
} from './Options.tsx';

/** The suggestions for a query. */
interface Suggestions {
  term: string;
  total: number;
  categories: NamedLink[];
  brands: NamedLink[];
  /** Branches whose city was typed. */
  branches: NamedLink[];
  /** Longer queries, split so that the added part can be marked. */
  searches: { before: string; added: string; after: string; url: string }[];
  /** In stock first. */
  products: SearchProduct[];
  interpretation: Interpretation;
}

/**
 * Selects the suggestions from a search result.
 * @param findCategoryUrl the URL of a category; null if the site has no page for it @param allBranches of the shop
 */
export function toSuggestions(
  term: string,
  result: SearchResult,
  findCategoryUrl: (category: string) => string | null,
  allBranches: readonly BranchTuple[],
): Suggestions {
  const { total, interpretation } = result;
  // An interpreted query has refinements, such as brands, instead.
  const isInterpreted = interpretation.chips.length > 0;
  const categories = selectFacets(term, result.categories, isInterpreted ? 1 : maxSuggestions.categories)
    .flatMap(({ name }) => {
      const url = findCategoryUrl(name);
      return url ? [{ name, url }] : [];
    })
    .slice(0, maxSuggestions.categories);
  const meant = correctTerm(term, interpretation);
  const brands = selectFacets(term, result.brands, isInterpreted ? 0 : maxSuggestions.brands)
    .slice(0, maxSuggestions.brands)
    .map(({ name }) => ({ name, url: resultsUrl(isTyped(term, name) ? meant : `${meant} ${name}`) }));
  const products = [...result.products]
    .sort((a, b) => Number(b.inStock) - Number(a.inStock))
    .slice(0, maxSuggestions.products);
  const remaining = maxOptions - categories.length - brands.length - products.length;
  const searches = refinedSearches(meant, interpretation).slice(0, remaining);
  const branches = findNamedBranches(term, allBranches);
  return { term, total, categories, brands, branches, searches, products, interpretation };
}

/** Maximum suggestions of all types together. */
const maxOptions = Object.values(maxSuggestions).reduce((sum, max) => sum + max);

/** Formats the screen reader announcement of new suggestions. */
export function formatAnnouncement(suggestions: Suggestions): string {
  const { total, products, categories, brands, branches, searches, interpretation } = suggestions;
  const count = [products, categories, brands, branches, searches].flat().length;
  if (count === 0) return interpretation.lacksModel ? `${formatHeading(interpretation)}.` : 'Sin sugerencias.';
  // The count includes categories, brands and searches, so it may exceed the number of products.
  return `${count} ${count === 1 ? 'sugerencia' : 'sugerencias'}; en total, ${formatProductCount(total)}. Elige con las flechas.`;
}

/** The query with each of its refinements. */
const refinedSearches = (term: string, { refinements }: Interpretation): Suggestions['searches'] =>
  refinements.map((refinement) => ({
    before: refinement.prepend ? '' : `${term} `,
    added: refinement.add,
    after: refinement.prepend ? ` ${term}` : '',
    url: resultsUrl(addRefinement(term, refinement)),
  }));

/**
 * Selects the values whose name was typed, then those with at least a quarter of the highest count: a charger for a console does not
 * suggest "Videojuegos". @param maxOthers maximum number of values whose name was not typed
 */
function selectFacets(term: string, values: readonly FacetCount[], maxOthers: number): FacetCount[] {
  const maxCount = Math.max(...values.map(({ count }) => count));
  return [
    ...values.filter(({ name }) => isTyped(term, name)),
    ...values.filter(({ name, count }) => !isTyped(term, name) && count * 4 >= maxCount).slice(0, maxOthers),
  ];
}

/** Whether a word of the name begins with a word of the query that has at least two letters. */
function isTyped(term: string, name: string): boolean {
  const typed = tokenize(fold(term)).filter(({ length }) => length > 1);
  return tokenize(fold(name)).some((word) => typed.some((typedWord) => word.startsWith(typedWord)));
}

interface PanelProps {
  suggestions: Suggestions;
  /** Live data of the products. */
  live: LiveUpdates;
}

/**
 * The panel for a typed text: the interpretation; products, with searches, categories and brands beside or below; the button to all
 * results.
 */
export function SuggestionsPanel({ suggestions, live }: PanelProps) {
  const { term, total, products, interpretation, searches, categories, brands, branches } = suggestions;
  const typed = [term, ...interpretation.corrected.map(({ meant }) => meant)].join(' ');
  const entries = products.map((product) => toListEntry(fromSearchProduct(product)));
  const cards = withLiveUpdates(entries, live).map(({ card }) => card);
  const hasTextSuggestions = [searches, categories, brands, branches].flat().length > 0;
  return (
    <div className={products.length > 0 && hasTextSuggestions ? 'suggestions-panel two-columns' : 'suggestions-panel'}>
      <QueryInterpretation suggestions={suggestions} />
      <OptionList>
        {products.length > 0 && <ProductGroup cards={cards} typed={typed} />}
        {hasTextSuggestions && <TextSuggestions suggestions={suggestions} typed={typed} />}
      </OptionList>
      {total > 0 && (
        <button className="all" type="submit">
          <span>{formatAllResults(term, total, products.length, interpretation)}</span>
          <Icon paths={icons.arrowRight} />
        </button>
      )}
    </div>
  );
}

/** The interpretation: a button to remove each part, notices, and next steps if the shop has nothing for the phone (R4.17). */
function QueryInterpretation({ suggestions: { term, total, interpretation } }: { suggestions: Suggestions }) {
  const chips = interpretation.chips
    .map(({ text, words, dropped: isDropped }) => ({ text: chipText(text), isDropped, rest: removeWords(term, words) }))
    .filter(({ rest }) => rest !== '' && rest !== term);
  const corrected = formatCorrections(interpretation);
  const missing = total === 0 ? null : formatMissingTerms(interpretation);
  if (chips.length === 0 && !corrected && !missing && !interpretation.lacksModel) return null;
  return (
    <div className="suggestions-query">
      {chips.length > 0 && (
        <div className="suggestions-chips">
          <span className="suggestions-label">Entendimos</span>
          {chips.map(({ text, isDropped, rest }) => (
            <button key={text} className="chip" type="button" data-query={rest}>
              <span className="visually-hidden">Quitar </span>
              {isDropped ? <s>{text}</s> : text}
              <Icon paths={icons.close} />
            </button>
          ))}
        </div>
      )}
      {(corrected ?? missing) && (
        <p className="suggestions-corrected">
          {missing && `${missing.lead} ${missing.text} `}
          {corrected}
        </p>
      )}
      {interpretation.lacksModel && (
        <>
          <p className="suggestions-missing-model">{formatHeading(interpretation)}</p>
          <div className="next-steps">
            <FallbackLinks message={missingModelMessage(interpretation)} phone={interpretation.phone} count={total} />
          </div>
        </>
      )}
    </div>
  );
}

/** The products; sold-out ones come last, under a heading of their own. */
function ProductGroup({ cards, typed }: { cards: readonly CardData[]; typed: string }) {
  const toOption = (card: CardData) => (
    <ProductOption key={card.id} card={card} typed={typed} preferredPhone={compatiblePhoneName(card.id)} />
  );
  const soldOut = cards.filter(({ stock }) => stock <= 0);
  return (
    <OptionGroup name="Productos" className="products" title="">
      {cards.filter(({ stock }) => stock > 0).map(toOption)}
      {soldOut.length > 0 && <GroupTitle text={soldOutHeading} />}
      {soldOut.map(toOption)}
    </OptionGroup>
  );
}

/** Refined queries, categories with their number of results, branches and brands. */
function TextSuggestions({ suggestions, typed }: { suggestions: Suggestions; typed: string }) {
  const { searches, categories, brands, branches } = suggestions;
  return (
    <div className="words">
      {searches.length > 0 && (
        <OptionGroup name="Búsquedas">
          {searches.map(({ before, added, after, url }) => (
            <OptionRow key={url} icon={icons.search} url={url}>
              {before}
              <mark>{added}</mark>
              {after}
            </OptionRow>
          ))}
        </OptionGroup>
      )}
      {categories.length > 0 && (
        <OptionGroup name="Categorías">
          {categories.map(({ name, url }) => (
            <OptionRow key={url} icon={icons.grid} url={url}>
              <Highlight text={name} typed={typed} />
            </OptionRow>
          ))}
        </OptionGroup>
      )}
      {branches.length > 0 && (
        <OptionGroup name="Sucursales">
          {branches.map(({ name, url }) => (
            <OptionRow key={url} icon={icons.arrowRight} url={url}>
              {name}
            </OptionRow>
          ))}
        </OptionGroup>
      )}
      {brands.length > 0 && (
        <OptionGroup name="Marcas">
          {brands.map(({ name, url }) => (
            <OptionRow key={url} icon={icons.tag} url={url}>
              <Highlight text={name} typed={typed} />
            </OptionRow>
          ))}
        </OptionGroup>
      )}
    </div>
  );
}

interface NoSuggestionsProps {
  term: string;
  branches: Suggestions['branches'];
  /** Searches that have results. */
  suggestedSearches: readonly string[];
  categories: readonly NamedLink[];
}

/** The panel without suggestions: WhatsApp, and other ways to search (R4.12). */
export function NoSuggestions({ term, branches, suggestedSearches, categories }: NoSuggestionsProps) {
  const page = branches.length > 0 ? null : findServicePage(term);
  const hasPage = page !== null || branches.length > 0;
  return (
    <div className="no-suggestions two-columns">
      <div className="no-suggestions-message">
        <p className="no-suggestions-title">{hasPage ? '¿Buscas esta página?' : `Nada con «${term}»`}</p>
        {!hasPage && <p>Prueba con el modelo de tu celular o con menos palabras.</p>}
      </div>
      <OptionList>
        <OptionGroup name="Otras formas de encontrarlo" className="next-steps" title="">
          {branches.map(({ name, url }) => (
            <Option key={url} className="button" url={url}>
              Sucursal {name}
            </Option>
          ))}
          {page && (
            <Option className="button" url={page.url}>
              {page.text}
            </Option>
          )}
          <Option className="button" url={whatsappUrl(shop.whatsapp, notFoundMessage(term))} external>
            <Icon paths={whatsapp} />
            {askOnWhatsappLabel}
          </Option>
          <Option className="button" url="/categorias">
            Ver categorías
          </Option>
        </OptionGroup>
        <SuggestedSearches searches={suggestedSearches} />
        <LinkBoxes name="Categorías" className="largest" links={categories} />
      </OptionList>
    </div>
  );
}
