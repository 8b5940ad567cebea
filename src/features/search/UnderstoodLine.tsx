import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import type { Interpretation } from './engine/result.ts';
import { correctedLine, givenUpLine, headingOf, partlyLine, withMore, without } from './said.ts';
import { resultsAddress } from './address.ts';

/** What was understood of a query, what was given up of it, a way to take each part away, and what may be added (R4.17). */
export function UnderstoodLine({ term, understood }: { term: string; understood: Interpretation }) {
  const heading = headingOf(understood);
  const givenUp = givenUpLine(understood);
  const corrected = correctedLine(understood);
  const partly = partlyLine(understood);
  // A part that cannot be taken away alone has no chip.
  const removable = understood.chips.filter(({ words }) => ![term, ''].includes(without(term, words)));
  const chips = understood.chips.length > 1 ? removable : [];
  const { refinements: more } = understood;
  if (heading === null && !givenUp && !corrected && !partly && more.length === 0) return null;
  return (
    <section className="understood" aria-label="Lo que entendimos">
      {heading !== null && <h2>{heading}</h2>}
      {corrected && <p>{corrected}</p>}
      {chips.length + more.length > 0 && (
        <ul role="list">
          {chips.map(({ text, words }) => {
            const gone = words.some(
              (word) => understood.droppedTerms.includes(word) || understood.droppedTerms.includes(words.join(' ')),
            );
            return (
              <li key={text}>
                <a className={gone ? 'chip taken' : 'chip'} href={resultsAddress(without(term, words))}>
                  <span className="visually-hidden">Quitar </span>
                  {gone ? <s>{text}</s> : text}
                  <Icon paths={icons.close} />
                </a>
              </li>
            );
          })}
          {more.map((part) => (
            <li key={part.text}>
              <a className="chip more" href={resultsAddress(withMore(term, part))}>
                <span className="visually-hidden">Agregar </span>
                {part.text}
                <Icon paths={icons.plus} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {partly && <p className="partly">{partly}</p>}
      {givenUp && (
        <p className="given-up">
          <b>{givenUp.lead}</b> {givenUp.text}
        </p>
      )}
    </section>
  );
}
