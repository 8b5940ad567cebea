import { useEffect, useId, useRef } from 'react';
import sheet from '../styles/dialogs.css?url';
import { loadStyles } from '../lib/loadStyles.ts';
import { Icon } from './Icon.tsx';
import * as icons from './commonIcons.ts';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Where it stands: by default a sheet from below on phones and a box on wide screens, else a sheet at the right. */
  side?: 'right';
  icon?: readonly string[];
  children: React.ReactNode;
}

/** A modal. The browser itself keeps the focus in it and closes it on Escape. */
export function Dialog({ title, open, onClose, side, icon, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    let isCurrent = open;
    // Its styles come with the first one of a page; without them it is still one.
    const show = (): void => {
      if (isCurrent && !dialog.current?.open) dialog.current?.showModal();
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
      // Closed by the state, and not against it: one that was opened again before its event came stays open.
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
          <h2 id={id}>
            {icon && <Icon paths={icon} />}
            {title}
          </h2>
          {children}
          {/* Last, though it is at the top: the browser focuses what comes first. */}
          <button className="close" type="button" aria-label="Cerrar" onClick={onClose}>
            <Icon paths={icons.close} />
          </button>
        </div>
      )}
    </dialog>
  );
}
