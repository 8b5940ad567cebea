// A script of its own for lazy(): importing card.ts itself would keep all of its exports in the scripts of other pages.
export { decodeList } from '../../components/card.ts';
