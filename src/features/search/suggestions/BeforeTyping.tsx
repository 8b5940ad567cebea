import { Icon } from '../../../components/Icon.tsx';
import { Money } from '../../../components/Price.tsx';
import * as icons from '../../../components/icons.ts';
import type { Figures } from '../../../contract/catalogue.ts';
import { effectivePrice, findOffer } from '../../../contract/rules.ts';
import type { Viewed } from '../../recent/recent.ts';
import { resultsUrl } from '../resultsUrl.ts';
import { LinkBoxes, Option, OptionGroup, OptionList, OptionRow, ProductName, Thumbnail } from './Options.tsx';

interface Props {
  /** What this device searched for and looked at, the latest first. */
  searches: readonly string[];
  viewed: readonly Viewed[];
  /** Searches that have results. */
  suggestedSearches: readonly string[];
  /** Leaves room for the prices of viewed products (ViewedPrice): the device keeps none. */
  withPrices: boolean;
  /** On a wide screen the searches stand at the left, so they come first for the arrow keys. */
  searchesFirst: boolean;
}

/**
 * The panel under an empty box: what this device looked at and searched for, each with a button to forget it
 * (clearHistory.client.ts), and searches that have results. The buttons stand beside the list; the styles lay them over their groups.
 */
export function BeforeTyping({ searches, viewed, suggestedSearches, withPrices, searchesFirst }: Props) {
  const viewedGroup = viewed.length > 0 && <ViewedGroup viewed={viewed} withPrices={withPrices} />;
  return (
    <div className={searches.length > 0 ? 'before-typing two' : 'before-typing'}>
      <OptionList>
        {!searchesFirst && viewedGroup}
        {searches.length > 0 && (
          <OptionGroup name="Tus búsquedas" className="searched">
            {searches.map((text) => (
              <OptionRow key={text} icon={icons.clock} url={resultsUrl(text)}>
                {text}
              </OptionRow>
            ))}
          </OptionGroup>
        )}
        {searchesFirst && viewedGroup}
        <SuggestedSearches searches={suggestedSearches} />
      </OptionList>
      {viewed.length > 0 && <ForgetButton history="viewed" name="lo que viste" />}
      {searches.length > 0 && (
        <>
          <ForgetButton history="searched" name="tus búsquedas" />
          <div className="forget-buttons searched">
            {searches.map((text) => (
              <button key={text} type="button" data-forget-search={text}>
                <span className="visually-hidden">Quitar «{text}»</span>
                <Icon paths={icons.close} className="icon small" />
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Products that this device looked at, in a row that scrolls. */
const ViewedGroup = ({ viewed, withPrices }: Pick<Props, 'viewed' | 'withPrices'>) => (
  <OptionGroup name="Vistos recientemente" className="viewed">
    <div className="picture-tiles">
      {viewed.map(({ id, name, picture, phone = '' }) => (
        <Option key={id} url={`/producto/${id}`}>
          <Thumbnail src={picture} kind="box" size={112} />
          {withPrices && <p className="price" />}
          <ProductName name={name} phone={phone} typed="" />
          {phone && <p className="compatible-phones">{phone}</p>}
        </Option>
      ))}
    </div>
  </OptionGroup>
);

/** What a viewed product costs now, for the room that BeforeTyping leaves. */
export const ViewedPrice = ({ figures }: { figures: Pick<Figures, 'price' | 'discountPrice'> }) => (
  <p className={findOffer(figures) ? 'price offer' : 'price'}>
    <b>
      <Money cents={effectivePrice(figures)} />
    </b>
  </p>
);

const ForgetButton = ({ history, name }: { history: 'viewed' | 'searched'; name: string }) => (
  <button className={`link forget ${history}`} type="button" data-forget={history}>
    Borrar<span className="visually-hidden"> {name}</span>
  </button>
);

/** Searches that have results, as the build found them (R4.22). */
export const SuggestedSearches = ({ searches }: { searches: readonly string[] }) => (
  <LinkBoxes
    name="Búsquedas útiles"
    className="suggested-searches"
    links={searches.map((text) => ({ name: text, url: resultsUrl(text) }))}
  />
);
