import { useEffect, useId, useRef } from 'react';
import sheet from '../styles/dialogs.css?url';
import { loadStyles } from '../lib/loadStyles.ts';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  /** By default a bottom sheet on phones and a centred box on wide screens; `right`: a side sheet. */
  side?: 'right';
  children: React.ReactNode;
}

/** Whether the shopper uses touch: focusing a field would open a keyboard that covers the options. */
const usesTouch = (): boolean =>
  matchMedia('(pointer: coarse)').matches && document.activeElement?.matches(':focus-visible') !== true;

/**
 * A modal dialog. The browser traps the focus and closes it on Escape. It opens with the focus on the first control; for touch,
 * on the heading.
 */
export function Dialog({ title, open, onClose, side, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    let isCurrent = open;
    // The first dialog of a page loads the styles; it opens even if they fail to load.
    const show = (): void => {
      if (!isCurrent || !dialog.current || dialog.current.open) return;
      const heading = dialog.current.querySelector('h2');
      // Set here, not in the view: for keyboard users, the browser would also focus a focusable heading.
      if (heading && usesTouch()) {
        heading.tabIndex = -1;
        heading.autofocus = true;
      } else heading?.removeAttribute('tabindex');
      dialog.current.showModal();
    };
    if (open) loadStyles(sheet).then(show, show);
    if (!open && dialog.current?.open) dialog.current.close();
    return () => {
      isCurrent = false;
    };
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={side ? `dialog ${side}` : 'dialog'}
      aria-labelledby={id}
      // The state closes the dialog; a close event that arrives after it was opened again is ignored.
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <h2 id={id}>{title}</h2>
          {children}
          {/* Last in the DOM although it is at the top: the browser focuses the first control. */}
          <button className="close" type="button" aria-label="Cerrar" onClick={onClose}>
            <Icon paths={icons.close} />
          </button>
        </div>
      )}
    </dialog>
  );
}
