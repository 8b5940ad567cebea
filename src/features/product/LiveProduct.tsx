import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Missing } from '../../components/Missing.tsx';
import { showToSearchEngines } from '../../lib/robots.ts';
import { shop } from '../../shop.ts';
import { keepViewed, readViewed } from '../recent/kept.ts';
import { BuyBox } from './BuyBox.tsx';
import { Details } from './Details.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import {
  $product,
  $related,
  openProduct,
  productIdOf,
  refreshProduct,
  reopenProduct,
  type LiveProduct as Value,
} from './live.store.ts';
import { crumbsOf } from './product.ts';
import { Related } from './Related.tsx';
import { Share } from './Share.tsx';
import { Tags } from './Tags.tsx';
import { WaitingProduct } from './WaitingProduct.tsx';

interface Props {
  /** What a product was called that left the catalogue: it is said until the live API says otherwise. */
  known?: string;
}

/** The page of a product that the live API has and the snapshot lacks (R1.10), or that both had. */
export function LiveProduct({ known }: Props) {
  const live = useStore($product, { ssr: 'initial' });
  useEffect(() => {
    const refresh = () => void refreshProduct();
    void openProduct();
    addEventListener('shop:branch', refresh);
    addEventListener('online', reopenProduct);
    return () => {
      removeEventListener('shop:branch', refresh);
      removeEventListener('online', reopenProduct);
    };
  }, []);
  useEffect(() => {
    if (live.state !== 'here') return;
    const { id, name, pictures } = live.value.product;
    document.title = `${name} - ${shop.name}`;
    showToSearchEngines();
    keepViewed({ id, name, picture: pictures[0] ?? null });
  }, [live]);

  if (known && live.state !== 'here') return <Left name={known} />;
  switch (live.state) {
    case 'waiting':
      return <WaitingProduct />;
    case 'here':
      return <View {...live.value} />;
    case 'gone':
      return (
        <Missing
          title="Este producto ya no está en la tienda."
          help="Puede que se haya agotado o que el enlace sea antiguo."
          {...lastKnown()}
        />
      );
    case 'failed':
      return (
        <Missing
          title="No pudimos consultar este producto."
          help="Revisa tu conexión e intenta de nuevo."
          onRetry={() => void openProduct()}
          {...lastKnown()}
        />
      );
  }
}

/** Of a product that left the catalogue, what it was. */
const Left = ({ name }: { name: string }) => (
  <Missing
    title={`${name}: ya no está en la tienda.`}
    help="Dejamos de venderlo. Mira lo más parecido, o pregúntanos si queda alguno."
    question={`Hola, busco ${name}.`}
    search={name}
  />
);

/** What this device still knows of the product: its name helps to search, and the seller to answer. */
function lastKnown(): { question: string; search?: string } {
  const id = productIdOf(location.pathname);
  const name = readViewed().find((viewed) => viewed.id === id)?.name;
  const what = [name ?? 'un producto que no encontré en la tienda en línea', id && `(ID ${id})`]
    .filter(Boolean)
    .join(' ');
  return { question: `Hola, busco ${what}.`, ...(name && { search: name }) };
}

/** As Product.astro, with what the API told a moment ago. */
function View({ product, branches, description }: Value) {
  const related = useStore($related, { ssr: 'initial' });
  const { id, name, address, unit, kind, pictures, condition, recent, figures } = product;
  return (
    <>
      <Crumbs crumbs={crumbsOf(product)} />
      <div className="product">
        <Gallery pictures={pictures} name={name} kind={kind} />
        <div className="buy-box">
          <Tags condition={condition} recent={recent} />
          <h1>{name}</h1>
          <BuyBox product={{ id, name, address, unit }} figures={figures} branches={branches} />
          <Share name={name} address={address} />
        </div>
      </div>
      <Details product={product} description={description} />
      <Related of={name} cards={related} />
    </>
  );
}
