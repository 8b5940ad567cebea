interface Props {
  categories: readonly { name: string; address: string }[];
}

/** Every category as a link: a way on for who found nothing. */
export const CategoryLinks = ({ categories }: Props) => (
  <ul className="category-links" role="list">
    {categories.map(({ name, address }) => (
      <li key={address}>
        <a className="link" href={address}>
          {name}
        </a>
      </li>
    ))}
  </ul>
);
