import { Icon } from '../../components/Icon.tsx';
import { close } from '../../components/commonIcons.ts';
import { cachedAttributes } from '../../components/productAttributes.ts';
import { findKindIn } from '../../components/productKind.ts';
import { loadStyles } from '../../lib/loadStyles.ts';
import { renderInto } from '../../runtime/morph.tsx';
import { renderElement } from '../../runtime/renderToDom.ts';
import { maxCompared, minCompared, parseIds } from '../../components/comparedIds.ts';
import stylesUrl from './ChooseProducts.css?url';

/** The URL parameter of the chosen ids, and the name of the checkboxes. */
const parameter = 'comparar';
/** The cards of the filtered list, or those of the page, which are hidden while a filter or a sort order is set. */
const visibleCards = '[data-card]:not([hidden] *)';
const limitText = `Hasta ${maxCompared} productos`;

/** Stops choosing; undefined while the shopper does not choose. */
let stop: (() => void) | undefined;

/** Starts or stops choosing products to compare (R4.23). On a start, resolves once the styles are loaded or have failed. */
export async function toggleChoosing(chip: HTMLElement): Promise<void> {
  if (stop) {
    stop();
    return;
  }
  const listing = chip.closest('.listing');
  if (!listing) return;
  const styles = loadStyles(stylesUrl).catch(() => undefined);
  /** Name and picture of each card shown so far: filters may remove the cards of chosen products. */
  const seenCards = new Map<string, { name: string; picture: string | null }>();
  const bar = renderElement(<div className="compare-bar" role="region" aria-label="Comparar productos" />);
  let chosenIds = parseIds(new URLSearchParams(location.search).get(parameter));

  const render = (): void => {
    const chosenNames = chosenIds.flatMap((id) => seenCards.get(id)?.name ?? []);
    for (const card of listing.querySelectorAll<HTMLElement>(visibleCards)) {
      const id = card.dataset['card'] ?? '';
      const name = card.querySelector('h3')?.textContent ?? '';
      seenCards.set(id, { name, picture: card.querySelector('img')?.getAttribute('src') ?? null });
      if (!canCompareWith(name, [])) continue;
      renderCheckbox(card, {
        id,
        name,
        isChosen: chosenIds.includes(id),
        isFull: chosenIds.length >= maxCompared,
        isComparable: canCompareWith(name, chosenNames),
      });
    }
    renderInto(
      bar,
      <CompareBar ids={chosenIds} pictures={chosenIds.map((id) => seenCards.get(id)?.picture ?? null)} />,
    );
  };
  const choose = (ids: string[]): void => {
    chosenIds = ids;
    writeUrl(ids);
    render();
  };
  const onChange = ({ target }: Event): void => {
    const { name, value, checked } = target as HTMLInputElement;
    if (name === parameter) choose(checked ? [...chosenIds, value] : chosenIds.filter((id) => id !== value));
  };
  // Filters, sort orders and "Ver más" change the cards.
  const observer = new MutationObserver(render);
  // Back undoes filters, not the choice, although the earlier history entry lacks it.
  const keepInUrl = (): void => writeUrl(chosenIds);
  const end = (): void => {
    stop = undefined;
    observer.disconnect();
    listing.removeEventListener('change', onChange);
    removeEventListener('popstate', keepInUrl);
    for (const label of listing.querySelectorAll('.compare-box')) label.remove();
    bar.remove();
    chip.setAttribute('aria-pressed', 'false');
    writeUrl([]);
  };
  stop = end;
  bar.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    end();
    chip.focus();
  });
  chip.setAttribute('aria-pressed', 'true');
  listing.addEventListener('change', onChange);
  addEventListener('popstate', keepInUrl);
  render();
  observer.observe(listing, { childList: true, subtree: true });
  await styles;
  // Without its styles, the bar would first be in the page flow and then jump.
  if (stop === end) listing.after(bar);
}

interface CheckboxState {
  id: string;
  name: string;
  isChosen: boolean;
  /** Whether the maximum number of products is chosen. */
  isFull: boolean;
  /** Whether it is comparable with the chosen products. */
  isComparable: boolean;
}

/** Adds a checkbox to a card, or updates it. */
function renderCheckbox(card: HTMLElement, { id, name, isChosen, isFull, isComparable }: CheckboxState): void {
  if (!card.querySelector('.compare-box'))
    card.querySelector('.card-label')?.append(renderElement(<CompareCheckbox id={id} name={name} />));
  const input = card.querySelector<HTMLInputElement>('.compare-box input');
  const text = card.querySelector('.compare-box b');
  if (!input || !text) return;
  input.checked = isChosen;
  input.disabled = !isChosen && (isFull || !isComparable);
  const label = isFull && !isChosen ? limitText : 'Comparar';
  if (text.textContent !== label) text.textContent = label;
}

const CompareCheckbox = ({ id, name }: { id: string; name: string }) => (
  <label className="checkbox-option compare-box">
    <input type="checkbox" name={parameter} value={id} />
    <span>
      <b>Comparar</b>
      <span className="visually-hidden"> {name}</span>
    </span>
  </label>
);

const CompareBar = ({ ids, pictures }: { ids: readonly string[]; pictures: readonly (string | null)[] }) => (
  <div className="compare-bar-content">
    {pictures.map((picture, index) => (
      <span key={ids[index]} className="compare-bar-picture">
        {picture && <img src={picture} alt="" width={48} height={48} />}
      </span>
    ))}
    {ids.length < minCompared ? (
      <p role="status">
        {ids.length === 0 ? `Elige de ${minCompared} a ${maxCompared} productos` : 'Elige otro producto'}
      </p>
    ) : (
      <a className="button ink" href={compareUrl(ids)}>
        Comparar {ids.length}
      </a>
    )}
    <button type="button" aria-label="Dejar de comparar">
      <Icon paths={close} />
    </button>
    {ids.length === maxCompared && (
      <p className="visually-hidden" role="status">
        {limitText}
      </p>
    )}
  </div>
);

function writeUrl(ids: readonly string[]): void {
  const url = new URL(location.href);
  url.searchParams.delete(parameter);
  // Not in searchParams, which would encode the commas.
  const otherParameters = url.searchParams.toString();
  const query = [otherParameters, ids.length > 0 && `${parameter}=${ids.join(',')}`].filter(Boolean).join('&');
  history.replaceState(history.state, '', url.pathname + (query && `?${query}`));
}

/**
 * Whether a product can be compared with the chosen ones: it is of the same kind (productKind.ts; not the product type of the
 * search), and its name states an attribute that each of theirs states, too. Without chosen products: whether its name states
 * any.
 */
export function canCompareWith(name: string, chosenNames: readonly string[]): boolean {
  const stated = Object.keys(cachedAttributes(name));
  return (
    stated.length > 0 &&
    chosenNames.every(
      (chosenName) =>
        findKindIn(chosenName) === findKindIn(name) &&
        stated.some((attribute) => attribute in cachedAttributes(chosenName)),
    )
  );
}

/** The URL of a comparison (R1.13). */
export const compareUrl = (ids: readonly string[]): string => `/comparar?id=${ids.join(',')}`;
