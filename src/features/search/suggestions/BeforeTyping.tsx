import { Icon } from '../../../components/Icon.tsx';
import { Money } from '../../../components/Price.tsx';
import * as icons from '../../../components/icons.ts';
import type { PriceAndStock } from '../../../contract/catalogue.ts';
import { effectivePrice, findOffer } from '../../../contract/rules.ts';
import type { ViewedProduct } from '../../recentlyViewed/viewedProducts.ts';
import { resultsUrl } from '../../../components/resultsUrl.ts';
import { LinkBoxes, Option, OptionGroup, OptionList, OptionRow, ProductName, Thumbnail } from './Options.tsx';

interface Props {
  /** The searches and viewed products of this device, the latest first. */
  searches: readonly string[];
  viewed: readonly ViewedProduct[];
  /** Searches that have results. */
  suggestedSearches: readonly string[];
  /** Whether to reserve space for the prices of viewed products (ViewedPrice), which the device does not store. */
  withPrices: boolean;
  /** Whether the searches come first for the arrow keys: on wide screens they are on the left. */
  searchesFirst: boolean;
}

/**
 * The panel under an empty search box: viewed products and searches of this device with buttons to clear them
 * (clearHistory.client.ts), and suggested searches. The buttons are outside the listbox; CSS positions them over their groups.
 */
export function BeforeTyping({ searches, viewed, suggestedSearches, withPrices, searchesFirst }: Props) {
  const viewedGroup = viewed.length > 0 && <ViewedGroup viewed={viewed} withPrices={withPrices} />;
  return (
    <div className={searches.length > 0 ? 'before-typing two-columns' : 'before-typing'}>
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
      {viewed.length > 0 && <ClearButton history="viewed" name="lo que viste" />}
      {searches.length > 0 && (
        <>
          <ClearButton history="searched" name="tus búsquedas" />
          <div className="remove-buttons searched">
            {searches.map((text) => (
              <button key={text} type="button" data-remove-search={text}>
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

/** Viewed products in a scrolling row. */
const ViewedGroup = ({ viewed, withPrices }: Pick<Props, 'viewed' | 'withPrices'>) => (
  <OptionGroup name="Vistos recientemente" className="viewed">
    <div className="picture-tiles">
      {viewed.map(({ id, name, picture, phone = '' }) => (
        <Option key={id} url={`/producto/${id}`}>
          <Thumbnail src={picture} kind="other" size={112} />
          {withPrices && <p className="price" />}
          <ProductName name={name} phone={phone} typed="" />
          {phone && <p className="compatible-phones">{phone}</p>}
        </Option>
      ))}
    </div>
  </OptionGroup>
);

/** The current price of a viewed product. BeforeTyping reserves its space. */
export const ViewedPrice = ({ priceAndStock }: { priceAndStock: Pick<PriceAndStock, 'price' | 'discountPrice'> }) => (
  <p className={findOffer(priceAndStock) ? 'price offer' : 'price'}>
    <b>
      <Money cents={effectivePrice(priceAndStock)} />
    </b>
  </p>
);

const ClearButton = ({ history, name }: { history: 'viewed' | 'searched'; name: string }) => (
  <button className={`link clear-history ${history}`} type="button" data-clear-history={history}>
    Borrar<span className="visually-hidden"> {name}</span>
  </button>
);

/** Suggested searches (R4.22): the build verifies that they have results. */
export const SuggestedSearches = ({ searches }: { searches: readonly string[] }) => (
  <LinkBoxes
    name="Búsquedas útiles"
    className="suggested-searches"
    links={searches.map((text) => ({ name: text, url: resultsUrl(text) }))}
  />
);
