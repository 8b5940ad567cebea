import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { CodePanel } from './CodePanel.tsx';
import { $promo, openPromo } from './promo.store.ts';
import { Refused, SwitchedOff } from './Refused.tsx';
import { WaitingForCode } from './WaitingForCode.tsx';

/** The promo code of this visitor (R7): the page comes waiting, and shows the answer in the same places. */
export function Promo() {
  const state = useStore($promo, { ssr: 'initial' });
  useEffect(() => void openPromo(), []);
  switch (state.step) {
    case 'waiting':
      return <WaitingForCode />;
    case 'code':
      return <CodePanel shown={state.shown} />;
    case 'refused':
      return <Refused />;
    case 'off':
      return <SwitchedOff />;
  }
}
