import { useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';

const words = { ready: 'Copiar código', copied: 'Código copiado', failed: 'Cópialo de arriba' };

/** Copies the code; where the browser does not let it, the code is selected for the shopper to copy. */
export function CopyCode({ code }: { code: string }) {
  const [state, setState] = useState<keyof typeof words>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      const planes = document.querySelector('#code');
      if (planes) getSelection()?.selectAllChildren(planes);
      setState('failed');
    }
  };
  return (
    <button className="button ink full" type="button" onClick={() => void copy()}>
      <Icon paths={state === 'copied' ? icons.check : icons.copy} />
      <span aria-live="polite">{words[state]}</span>
    </button>
  );
}
