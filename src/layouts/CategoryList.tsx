import { Icon } from '../components/Icon.tsx';
import * as icons from '../components/icons.ts';
import { kindIcons } from '../components/kindIcons.ts';
import { Markup } from '../components/Markup.tsx';
import type { CategoryIcon } from './categoryIcon.ts';

const all = { ...icons, ...kindIcons };

/** The categories of every page, each with its icon (R2.4). */
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
                <Icon paths={all[icon.name]} />
              </span>
            )}
            <span data-name>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
