import { Icon } from '../../components/Icon.tsx';
import { columns } from '../../components/commonIcons.ts';

/** Starts choosing products of a list to compare (compareChip.client.ts). */
export const CompareChip = () => (
  <button className="button compare-chip needs-script" type="button" aria-pressed="false" data-compare-chip="">
    <Icon paths={columns} />
    <b>Comparar</b>
  </button>
);
