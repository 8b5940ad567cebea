import { createRoot } from 'react-dom/client';
import { Dialog } from '../../components/Dialog.tsx';
import { BranchSearch } from './BranchSearch.tsx';
import { syncBranch } from './branches.store.ts';

// Comes when it is asked for (modalReach.client.ts), and with it React.
const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);

function show(open: boolean): void {
  const close = (): void => show(false);
  root.render(
    <Dialog title="Confirma tu código postal" open={open} onClose={close}>
      <BranchSearch onChosen={close} />
    </Dialog>,
  );
}

/** Opens the modal in which a branch is chosen (R2.6). */
export function openModal(): void {
  syncBranch();
  show(true);
}
