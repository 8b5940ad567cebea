import { Icon } from '../../../components/Icon.tsx';
import { check } from '../../../components/commonIcons.ts';
import { kindOf } from '../../../components/kind.ts';
import { pieces } from '../../../components/namePieces.ts';
import { pictureAddress } from '../../../components/pictureAddress.ts';
import { Price } from '../../../components/Price.tsx';
import { Stock } from '../../../components/Stock.tsx';
import { someInStock } from '../../../components/stockText.ts';
import { offerOf } from '../../../contract/rules.ts';
import type { SearchProduct } from '../engine/product.ts';
import { Highlight } from './Highlight.tsx';
import { Option, Thumbnail } from './Options.tsx';

interface Props {
  product: SearchProduct;
  typed: string;
  /** The shopper's phone, if the product fits it. */
  ownPhone: string | undefined;
}

/** A product as an option: picture, name, the phone that it is for, stock and price. */
export function ProductOption({ product, typed, ownPhone }: Props) {
  const { id, name, image, price, inStock, phone = '' } = product;
  return (
    <Option address={`/producto/${id}`} className={inStock ? undefined : 'gone'}>
      <Thumbnail src={image ? pictureAddress(id, image) : null} kind={kindOf(product)} size={72} />
      <div className="label">
        <ProductName name={name} phone={phone} typed={typed} />
        {ownPhone ? (
          <p className="model mine">
            <Icon paths={check} />
            {ownPhone}
            <small> Le queda</small>
          </p>
        ) : (
          phone && <p className="model">{phone}</p>
        )}
        <Stock total={inStock ? someInStock : 0} unit="" />
      </div>
      <Price price={price} offer={offerOf(product)} />
    </Option>
  );
}

/** A name with what was typed highlighted. Its phone is visible in a line of its own, which is never cut. */
export function ProductName({ name, phone, typed }: { name: string; phone: string; typed: string }) {
  const [before, ofPhone, after = ''] = pieces(name, phone);
  return (
    <span className="name">
      <Highlight text={before} typed={typed} />
      {ofPhone && <span className="visually-hidden">{ofPhone}</span>}
      <Highlight text={after} typed={typed} />
    </span>
  );
}
