import { useEffect } from 'react';
import { afterPaint } from '../../lib/afterPaint.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import * as icons from '../icons.ts';

/** From here the filters stand in a column of their own (List.css). */
const wide = '(min-width: 900px)';

interface Props {
  /** How many filters are in force. */
  count: number;
  /** What closes the sheet: "Ver 26 resultados". */
  closing: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  /** The foot's button was pressed. */
  onDone: () => void;
  /** A price is being typed, which is not in force yet. */
  onTyping: () => void;
  children: React.ReactNode;
}

/** The filters of a small screen: a button whose icon turns while they are open (R4.8), and a sheet at the right. */
export function FilterSheet({ count, closing, open, onOpen, onDone, onTyping, children }: Props) {
  useEffect(() => {
    const query = matchMedia(wide);
    const close = () => query.matches && onOpen(false);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [onOpen]);
  const name = count > 0 ? `Filtros (${count})` : 'Filtros';
  const icon = open ? icons.arrowUpRound : icons.filter;
  return (
    <>
      <button className="button filters-toggle" type="button" aria-expanded={open} onClick={() => onOpen(!open)}>
        <Icon paths={icon} />
        {name}
      </button>
      <Dialog title={name} icon={icon} side="right" open={open} onClose={() => onOpen(false)}>
        <div
          className="filters"
          onInput={({ target }) => {
            if ((target as HTMLInputElement).inputMode === 'decimal') onTyping();
          }}
        >
          {children}
        </div>
        <p className="filter-sheet-foot">
          <button className="button ink full" type="button" onClick={() => afterPaint(onDone)}>
            {closing}
          </button>
        </p>
      </Dialog>
    </>
  );
}
