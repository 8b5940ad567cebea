import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/commonIcons.ts';
import { resultsAddress } from '../search/address.ts';
import { Answer } from './Answer.tsx';
import type { Where } from './namedBranches.ts';

/** A way on from a product that is sold out: to what is like it and there. */
export interface Way {
  text: string;
  address: string;
}

/** Where it is, and Comprar. Each deal has the same room: an answer of three lines, a button of 56 px, and 56 below (R5.11). */
export const OpenDeal = ({ address, where }: { address: string; where: Where | null }) => (
  <>
    <Answer where={where} />
    <a className="button buy full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Comprar
    </a>
    <p className="hint">{whatOpens(where)} Sin pago en línea.</p>
  </>
);

function whatOpens(where: Where | null): string {
  const at = where && ((where.pieces ?? 0) > 0 ? where.own : where.other?.branch);
  return at
    ? `Se abre WhatsApp con este producto y la sucursal ${at.city || at.name}.`
    : 'Se abre WhatsApp con tu mensaje listo.';
}

interface SoldOut {
  /** Of the chat, to ask when it comes back. */
  address: string;
  /** How many branches there are, where all of them say that they have none. */
  everywhere: number | null;
  way: Way | null;
}

/** Nothing is left: the way on is the main button, Comprar the last (R5.5). */
export const SoldOutDeal = ({ address, everywhere, way }: SoldOut) => (
  <>
    <div className="answer sold">
      <h2>
        <span>Agotado</span>
        {everywhere ? ` en las ${everywhere} sucursales` : ''}
      </h2>
      <p className="more">Te decimos por WhatsApp si vuelve y cuándo.</p>
    </div>
    <a className="button ink big full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Preguntar por reabasto
    </a>
    {way && (
      <a className="button full" href={way.address}>
        {way.text}
      </a>
    )}
    <button className="button full" type="button" disabled>
      Comprar
    </button>
  </>
);

/** The shop no longer has it (R5.12). @param address of the chat */
export const GoneDeal = ({ address, name }: { address: string; name: string }) => (
  <>
    <div className="answer sold">
      <h2 role="status">Este producto ya no está en la tienda.</h2>
      <p className="more">Dinos qué buscabas: te mandamos fotos.</p>
    </div>
    <a className="button ink big full" href={address} target="_blank" rel="noopener">
      <Icon paths={icons.whatsapp} />
      Preguntar por WhatsApp
    </a>
    <a className="button full" href={resultsAddress(name)}>
      Buscar parecidos
    </a>
  </>
);
