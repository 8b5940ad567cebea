import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { browserAddress } from '../../api/where.ts';
import { Crumbs } from '../../components/Crumbs.tsx';
import { Missing } from '../../components/Missing.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { showToSearchEngines } from '../../lib/robots.ts';
import { shop } from '../../shop.ts';
import { BuyBox } from './BuyBox.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { $product, openProduct, type LiveProduct as Value } from './live.store.ts';
import { crumbsOf } from './product.ts';
import { Details } from './Details.tsx';
import { Share } from './Share.tsx';
import { Tags } from './Tags.tsx';

const question = 'Hola, busco un producto que no encontré en la tienda en línea.';

/** The page of a product that the live API has and the snapshot lacks (R1.10). */
export function LiveProduct() {
  const live = useStore($product, { ssr: 'initial' });
  useEffect(() => void openProduct(), []);
  useEffect(() => {
    if (live.state !== 'here') return;
    document.title = `${live.value.product.name} - ${shop.name}`;
    showToSearchEngines();
  }, [live]);

  switch (live.state) {
    case 'waiting':
      return <Waiting cards={2} />;
    case 'here':
      return <View {...live.value} />;
    case 'gone': {
      const help = 'Puede que se haya agotado o que el enlace sea antiguo.';
      return <Missing title="Este producto ya no está en la tienda." help={help} question={question} />;
    }
    case 'failed': {
      const [title, help] = ['No pudimos consultar este producto.', 'Revisa tu conexión e intenta de nuevo.'];
      return <Missing title={title} help={help} question={question} onRetry={() => void openProduct()} />;
    }
  }
}

/** As Product.astro, with what the API told a moment ago. */
function View({ product, branches }: Value) {
  const { id, name, address, unit, kind, pictures, condition, recent, figures } = product;
  const live = { address: browserAddress('postObtenervwProducto'), branch: shop.mainBranch };
  return (
    <>
      <Crumbs crumbs={crumbsOf(product)} />
      <div className="product">
        <Gallery pictures={pictures} name={name} kind={kind} />
        <div className="buy-box">
          <Tags condition={condition} recent={recent} />
          <h1>{name}</h1>
          <BuyBox product={{ id, name, address, unit }} figures={figures} live={live} branches={branches} />
          <Share name={name} address={address} />
        </div>
      </div>
      <Details product={product} />
    </>
  );
}
