import { Picture } from '../../components/Picture.tsx';
import { allAddress, type Phone } from '../phone/phone.ts';
import type { KindTile } from './kindsForPhone.ts';

interface Props {
  phone: Phone;
  tiles: readonly KindTile[];
  /** How much there is for it in all. */
  all: number;
}

/** What the shop has for the shopper's phone, at the head of the home page; drawn in the browser alone. */
export const ForPhone = ({ phone, tiles, all }: Props) => (
  <section aria-labelledby="for-phone">
    <div className="section-head">
      <h2 id="for-phone">
        <a href={allAddress(phone.slug)}>
          Para tu {phone.name} <span>({all})</span>
        </a>
      </h2>
      <button className="more link" type="button" data-pick-phone aria-haspopup="dialog">
        Cambiar
      </button>
    </div>
    <ul role="list">
      {tiles.map(({ name, price, address, kind, picture }) => (
        <li key={address}>
          <Picture src={picture} alt="" kind={kind} sizes="112px" maxWidth={240} eager />
          <a href={address}>
            <b>{name}</b>
            <span>{price}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
