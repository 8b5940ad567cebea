import { Icon } from '../../../components/Icon.tsx';
import * as icons from '../../../components/icons.ts';
import type { Interpretation } from '../engine/result.ts';
import {
  formatCorrected,
  formatDropped,
  formatHeading,
  formatPartial,
  addRefinement,
  removeWords,
} from '../interpretationTexts.ts';
import { resultsAddress } from '../address.ts';

/** The interpretation of a query over its results: links that remove or add a part, and the terms that were dropped (R4.17). */
export function InterpretationLine({ term, interpretation }: { term: string; interpretation: Interpretation }) {
  const heading = formatHeading(interpretation);
  const dropped = formatDropped(interpretation);
  const corrected = formatCorrected(interpretation);
  const partly = formatPartial(interpretation);
  // A part that cannot be removed alone has no chip.
  const removable = interpretation.chips.filter(({ words }) => ![term, ''].includes(removeWords(term, words)));
  const chips = interpretation.chips.length > 1 ? removable : [];
  const { refinements } = interpretation;
  if (heading === null && !dropped && !corrected && !partly && refinements.length === 0) return null;
  return (
    <section className="interpretation" aria-label="Lo que entendimos">
      {heading !== null && <h2>{heading}</h2>}
      {corrected && <p>{corrected}</p>}
      {chips.length + refinements.length > 0 && (
        <ul role="list">
          {chips.map(({ text, words }) => {
            const isDropped = [...words, words.join(' ')].some((each) => interpretation.droppedTerms.includes(each));
            return (
              <li key={text}>
                <a className={isDropped ? 'chip dropped' : 'chip'} href={resultsAddress(removeWords(term, words))}>
                  <span className="visually-hidden">Quitar </span>
                  {isDropped ? <s>{text}</s> : text}
                  <Icon paths={icons.close} />
                </a>
              </li>
            );
          })}
          {refinements.map((part) => (
            <li key={part.text}>
              <a className="chip more" href={resultsAddress(addRefinement(term, part))}>
                <span className="visually-hidden">Agregar </span>
                {part.text}
                <Icon paths={icons.plus} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {partly && <p className="partial-matches">{partly}</p>}
      {dropped && (
        <p className="dropped-terms">
          <b>{dropped.lead}</b> {dropped.text}
        </p>
      )}
    </section>
  );
}
