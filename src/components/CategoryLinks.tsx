import { allCategoriesLink } from './texts.ts';

interface Props {
  categories: readonly { name: string; url: string }[];
}

/** Links to the largest categories and to all of them, as next steps for shoppers who found nothing. */
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
        {allCategoriesLink}
      </a>
    </li>
  </ul>
);
