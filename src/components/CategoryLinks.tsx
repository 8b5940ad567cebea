import { allCategoriesLink } from './texts.ts';

interface Props {
  categories: readonly { name: string; url: string }[];
}

/** The largest categories as links, and one to all: a way on for who found nothing. */
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
