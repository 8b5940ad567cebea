import { useEffect, useId, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  children: React.ReactNode;
}

/** A modal: a sheet on phones, a box on wide screens. The browser itself keeps the focus in it and closes it on Escape. */
export function Dialog({ title, open, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open && dialog.current?.open) dialog.current.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="dialog-body">
          <h2 id={id}>{title}</h2>
          {children}
          {/* Last, though it stands at the top: the browser focuses what comes first. */}
          <button className="close" type="button" aria-label="Cerrar" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      )}
    </dialog>
  );
}
