import { retryHelp } from '../components/texts.ts';
import './site.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { formatProductCount } from '../components/counts.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { renderInto } from '../runtime/morph.tsx';
import { delayIdleUntil } from '../lib/idle.ts';
import { type RemoteData, allowIndexing, whenContentPainted } from '../lib/remoteData.ts';
import { $selectedBranch } from '../features/branches/branches.store.ts';
import { fetchCategoryPriceAndStock } from '../features/listing/fetchPriceAndStock.ts';
import { ListTitle } from '../features/listing/ListTitle.tsx';
import { removeSkeleton, showList } from '../features/listing/filteredList.client.tsx';
import {
  $category,
  loadCategory,
  redirectToCanonical,
  type LiveCategory,
} from '../features/listing/liveCategory.store.ts';
import '../runtime/reloadAfterDeploy.ts';

const message = 'Hola, busco una categoría que no encontré en la tienda en línea.';

redirectToCanonical();

// Renders the page of a category that is in the live API but not in the snapshot (R1.10), without React.
const header = document.querySelector('[data-category-header]');
$category.listen((live) => {
  renderInto(header, toHeader(live));
  if (live.state === 'loading') return;
  removeSkeleton();
  if (live.state !== 'success') return;
  document.title = `Categoría: ${live.value.name}`;
  allowIndexing(live.value.path);
  showList(live.value.entries, { preferredFirst: true });
});
delayIdleUntil(whenContentPainted($category));
document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('[data-retry]')) void loadCategory();
});
addEventListener('online', () => {
  if ($category.get().state === 'error') void loadCategory();
});
$selectedBranch.listen(() => {
  const live = $category.get();
  if (live.state === 'success') void fetchCategoryPriceAndStock(live.value.name).catch(() => undefined);
});
void loadCategory();

function toHeader(live: RemoteData<LiveCategory>) {
  switch (live.state) {
    case 'loading':
      return null;
    case 'success':
      return <CategoryHeader {...live.value} />;
    case 'notFound': {
      const help = 'Elige otra en el menú de categorías, o busca por nombre.';
      return <EmptyState title="No tenemos esa categoría." help={help} message={message} />;
    }
    case 'error': {
      const title = 'No pudimos consultar esta categoría.';
      return <EmptyState title={title} help={retryHelp} message={message} retry />;
    }
  }
}

function CategoryHeader({ name, entries }: LiveCategory) {
  return (
    <>
      <Breadcrumbs items={[{ name: 'Categorías', url: '/categorias' }, { name }]} />
      <ListTitle title={`Categoría: ${name}`} count={formatProductCount(entries.length)} />
    </>
  );
}
