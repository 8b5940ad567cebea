import * as icons from '../../components/commonIcons.ts';
import { Icon } from '../../components/Icon.tsx';
import type { VNode } from '../../runtime/createNodes.ts';
import { toVNodes } from '../../runtime/renderToDom.ts';
import type { BranchStock, StockedCategory } from './branchStock.ts';

/** The stock of a branch, published with its view (R2.11), so that the page loads no script that renders it. */
export interface PublishedStock {
  count: number;
  /** Rendered rows: the categories with the most products. */
  rows: VNode[];
}

export const encodeBranchStock = (stock: Record<string, BranchStock>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(stock).map(([id, { count, categories }]): [string, PublishedStock] => [
        id,
        { count, rows: toVNodes(categories.map((category) => <Row key={category.url} {...category} />)) },
      ]),
    ),
  );

const Row = ({ name, url, picture, text }: StockedCategory) => (
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
