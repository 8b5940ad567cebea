import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { DataStep } from './DataStep.tsx';
import { Deadline } from './Deadline.tsx';
import { Done } from './Done.tsx';
import { $draft, $outcome, openDraft } from './draft.store.ts';
import { typedIn } from './form.ts';
import { NoteStep } from './NoteStep.tsx';
import { NoteSummary } from './NoteSummary.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { Review } from './Review.tsx';
import { StepBar } from './StepBar.tsx';
import { followHistory } from './steps.store.ts';
import { WhatYouNeed } from './WhatYouNeed.tsx';

const forms = { note: NoteStep, phone: PhoneStep, data: DataStep, review: Review };

/** The invoice request: three steps and a review (R6). The first one is the HTML of the page. */
export function Invoice() {
  const root = useRef<HTMLDivElement>(null);
  const { step } = useStore($draft, { ssr: 'initial' });
  const outcome = useStore($outcome, { ssr: 'initial' });
  useEffect(() => {
    openDraft(root.current ? typedIn(root.current) : {});
    return followHistory();
  }, []);
  const Form = forms[step];
  const done = outcome && outcome.kind !== 'preview';
  return (
    <div ref={root} className="invoice">
      {done ? (
        <Done {...outcome} />
      ) : (
        <>
          <Deadline />
          <StepBar step={step} />
          <div className="form-and-aside">
            <Form />
            {step === 'note' ? <WhatYouNeed /> : <NoteSummary />}
          </div>
        </>
      )}
    </div>
  );
}
