import type { ProductKind } from '../../../components/kind.ts';
import { Picture } from '../../../components/Picture.tsx';
import { WhatsappButton } from '../../../components/AskActions.tsx';
import { inSentence } from '../../../components/categoryName.ts';
import { resultsAddress } from '../../search/address.ts';

interface Props {
  /** What it was called. */
  name: string;
  /** What kind of thing: its drawn tile stands for the picture, which is gone too. */
  kind: ProductKind;
  /** The category in which it was, with how much there is of it; null where the shop has it no more. */
  shelf: { name: string; address: string; count: number } | null;
}

/** The page of a product that left the catalogue: what it was, no price, and where to go next (R5.12). */
export const DiscontinuedProduct = ({ name, kind, shelf }: Props) => (
  <div className="left-product">
    <Picture src={null} alt="" kind={kind} sizes="" />
    <div>
      <h1>Ya no aparece en la tienda</h1>
      <p>
        Era <b>{name}</b>. El precio que tenía ya no vale.
      </p>
      <div className="answer sold">
        <h2>¿Buscas algo así?</h2>
        <p className="more">Dinos qué buscabas y te mandamos fotos de lo que hay.</p>
      </div>
      <div className="deal">
        <WhatsappButton question={`Hola, busco ${name}.`} look="ink big full" />
        {shelf && (
          <a className="button full" href={shelf.address}>
            Ver {inSentence(shelf.name)} ({shelf.count})
          </a>
        )}
        <a className="button full" href={resultsAddress(name.slice(0, 200))}>
          Buscar parecidos
        </a>
      </div>
    </div>
  </div>
);
