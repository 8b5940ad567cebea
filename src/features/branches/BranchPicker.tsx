import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { islandReady } from '../../lib/island.ts';
import { BranchSearch } from './BranchSearch.tsx';
import { $branch, openBranch } from './branches.store.ts';

/** The shopper's branch in the header, and the modal that changes it (R2.6). */
export function BranchPicker({ main }: { main: string }) {
  const root = useRef<HTMLDivElement>(null);
  const branch = useStore($branch, { ssr: 'initial' });
  const [open, setOpen] = useState(false);
  useEffect(() => {
    openBranch();
    islandReady(root.current);
    const show = () => setOpen(true);
    addEventListener('shop:pick-branch', show);
    return () => removeEventListener('shop:pick-branch', show);
  }, []);
  return (
    <div ref={root} className="branch">
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="pin" />
        <span>
          <small>Tu sucursal</small>
          {/* showRemembered may have written here before React came. */}
          <span data-branch-name suppressHydrationWarning>
            {branch?.name ?? main}
          </span>
        </span>
      </button>
      <Dialog title="Confirma tu código postal" open={open} onClose={() => setOpen(false)}>
        <BranchSearch onChosen={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
