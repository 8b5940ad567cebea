import { Icon } from '../components/Icon.tsx';
import { Markup } from '../components/Markup.tsx';
import type { CategoryIcon } from './categoryIcon.ts';

/** Every category with its icon (R2.4). */
export function CategoryList({ categories }: { categories: { name: string; address: string; icon: CategoryIcon }[] }) {
  return (
    <ul role="list">
      {categories.map(({ name, address, icon }) => (
        <li key={address}>
          <a href={address}>
            {'markup' in icon ? (
              <Markup className="category-icon" safe={icon.markup} />
            ) : (
              <span className="category-icon">
                <Icon name={icon.name} />
              </span>
            )}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
