import { allCategoriesLabel } from './texts.ts';

interface Props {
  categories: readonly { name: string; url: string }[];
}

/** Links to categories and to the page of all categories: next steps where there is nothing to show, or without scripts. */
export const CategoryLinks = ({ categories }: Props) => (
  <ul className="category-links" role="list">
    {categories.map(({ name, url }) => (
      <li key={url}>
        <a className="link" href={url}>
          {name}
        </a>
      </li>
    ))}
    <li>
      <a className="link" href="/categorias">
        {allCategoriesLabel}
      </a>
    </li>
  </ul>
);
