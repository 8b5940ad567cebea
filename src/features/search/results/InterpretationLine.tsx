import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/icons.ts';
import { NoWrap } from '../../../components/NoWrap.tsx';
import type { Interpretation } from '../engine/result.ts';
import {
  formatCorrections,
  formatMissingTerms,
  formatHeading,
  formatRelatedNotice,
  formatLeadingTerms,
  addRefinement,
  chipText,
  removeWords,
} from '../interpretationTexts.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';

/** Maximum characters of a heading that fits one line on a phone. */
const maxOneLineLength = 24;

interface Props {
  term: string;
  interpretation: Interpretation;
}

interface LineProps extends Props {
  /** The text of formatQuantityNotice(), which the first results load on demand. */
  quantityNotice: string | null;
}

/** The interpretation of a query above its results: a heading, and notices on corrected, missing and leading terms (R4.17). */
export function InterpretationLine({ term, interpretation, quantityNotice }: LineProps) {
  const heading = formatHeading(interpretation);
  const missing = formatMissingTerms(interpretation);
  const corrected = formatCorrections(interpretation);
  const leading = quantityNotice ?? formatLeadingTerms(interpretation);
  const related = formatRelatedNotice(interpretation);
  const hasNotice = Boolean(missing ?? corrected ?? leading ?? related);
  if (heading === null && !hasNotice && !interpretation.lacksModel) return null;
  return (
    <section className="interpretation" aria-label="Lo que entendimos">
      {heading !== null && (
        <h2 className={heading.length > maxOneLineLength && !interpretation.lacksModel ? 'long' : undefined}>
          <NoWrap text={heading} />
        </h2>
      )}
      {hasNotice && (
        <p>
          {missing && (
            <>
              <b>{missing.lead}</b> {missing.text}{' '}
            </>
          )}
          {corrected} {leading} {related}
        </p>
      )}
      {interpretation.lacksModel && <QueryChips term={term} interpretation={interpretation} />}
    </section>
  );
}

/** Links that remove a part of the query or add a refinement. */
export function QueryChips({ term, interpretation }: Props) {
  const { price, refinements } = interpretation;
  // A part that cannot be removed alone has no chip. The price has one (the first) even if it is the whole query (R4.20).
  const removable = interpretation.chips.filter(({ words }, index) => {
    const rest = removeWords(term, words);
    return rest !== term && (rest || (price && index === 0));
  });
  const chips = price || interpretation.chips.length > 1 ? removable : [];
  if (chips.length + refinements.length === 0) return null;
  return (
    <ul className="query-chips" role="list" aria-label="Partes de la búsqueda">
      {chips.map(({ text, words, dropped }) => (
        <li key={text}>
          <a className={dropped ? 'chip dropped' : 'chip'} href={resultsUrl(removeWords(term, words))}>
            <span className="visually-hidden">Quitar </span>
            {dropped ? <s>{chipText(text)}</s> : chipText(text)}
            <Icon paths={icons.close} />
          </a>
        </li>
      ))}
      {refinements.map((refinement) => (
        <li key={refinement.text}>
          <a className="chip more" href={resultsUrl(addRefinement(term, refinement))}>
            <span className="visually-hidden">Agregar </span>
            {refinement.text}
            <Icon paths={icons.plus} />
          </a>
        </li>
      ))}
    </ul>
  );
}
