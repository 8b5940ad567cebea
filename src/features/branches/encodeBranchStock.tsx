import * as icons from '../../components/commonIcons.ts';
import { Icon } from '../../components/Icon.tsx';
import type { VNode } from '../../runtime/createNodes.ts';
import { toVNodes } from '../../runtime/renderToDom.ts';
import type { BranchStock, StockedCategory } from './branchStock.ts';

/** The stock of a branch with its rendered rows (R2.11), so that the page needs no script that renders them. */
export interface RenderedBranchStock {
  count: number;
  /** The categories with the most products. */
  rows: VNode[];
}

/** Encodes the stock of all branches, by id, as the JSON file that branch pages fetch. */
export const encodeBranchStock = (stock: Record<string, BranchStock>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stock).map(([id, { count, categories }]): [string, RenderedBranchStock] => [
        id,
        { count, rows: toVNodes(categories.map((category) => <CategoryRow key={category.url} {...category} />)) },
      ]),
    ),
  );

const CategoryRow = ({ name, url, picture, text }: StockedCategory) => (
  <li>
    <a href={url}>
      <div className="picture-box">{picture && <img src={picture} alt="" />}</div>
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
      <Icon paths={icons.chevronRight} />
    </a>
  </li>
);
