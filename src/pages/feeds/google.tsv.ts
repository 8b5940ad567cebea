import type { APIRoute } from 'astro';
import { phones, products, productsForPhone, relatedTo } from '../../catalogue/index.ts';
import { assistantColumns, rankPopularity } from '../../features/feeds/assistantColumns.ts';
import { toTsv } from '../../features/feeds/delimitedText.ts';
import { googleRow } from '../../features/feeds/feeds.ts';
import { settings } from '../../settings.ts';
import { feedProducts } from './_feedProducts.ts';

/** Product data for Google Merchant Center. */
export const GET: APIRoute = () => {
  const popularity = rankPopularity(products());
  const rows = feedProducts().flatMap((product) => {
    const row = googleRow(product, settings().siteUrl);
    return row ? [{ product, row }] : [];
  });
  const inFeed = new Set(rows.map(({ product }) => product.id));
  const toIds = (related: readonly { id: string }[]): string[] =>
    related.map(({ id }) => id).filter((id) => inFeed.has(id));
  const lines = rows.map(({ product: { id, name, category }, row }) => {
    const fittedPhones = phones().fittedBy(id);
    const details = assistantColumns({
      name,
      phones: fittedPhones.map((phone) => phone.name),
      substitutes: toIds(relatedTo(id).filter((related) => related.category === category.name)),
      // A product that mentions a phone but fits none is that phone.
      accessories:
        fittedPhones.length > 0
          ? []
          : toIds(
              phones()
                .mentionedBy(id)
                .flatMap(({ slug }) => productsForPhone(slug)),
            ),
      popularity: popularity.get(id),
    });
    return { ...row, ...details };
  });
  return new Response(toTsv(lines));
};
