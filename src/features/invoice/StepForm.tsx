import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { ErrorSummary } from '../../components/ErrorSummary.tsx';
import { $busy, $errors, $ready, $tries, $trouble } from './draft.store.ts';
import { summaryOf } from './form.ts';
import { goTo } from './steps.store.ts';
import type { Step } from './draft.ts';
import { TroubleBox } from './TroubleBox.tsx';

interface Props {
  onSubmit: () => void;
  /** What the button says, and while a call is under way. */
  button: [idle: string, busy: string];
  back?: Step;
  children: React.ReactNode;
  /** What stands below the button. */
  foot?: React.ReactNode;
}

/** What each step has: what went wrong above its fields, the button that goes on, the way back. */
export function StepForm({ onSubmit, button: [idle, waiting], back, children, foot }: Props) {
  const errors = summaryOf(useStore($errors, { ssr: 'initial' }));
  const tries = useStore($tries, { ssr: 'initial' });
  const trouble = useStore($trouble, { ssr: 'initial' });
  const busy = useStore($busy, { ssr: 'initial' });
  const ready = useStore($ready, { ssr: 'initial' });
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {errors.length > 0 && <ErrorSummary key={tries} errors={errors} />}
      {trouble && <TroubleBox key={trouble} trouble={trouble} />}
      {children}
      <div className="form-end">
        {/* Until the page answers, the browser must not send the form by itself. */}
        <button className="button ink full" type={ready ? 'submit' : 'button'} disabled={busy}>
          {busy ? waiting : idle}
        </button>
        <span className="visually-hidden" role="status">
          {busy && waiting}
        </span>
        {back && (
          <button className="button full back" type="button" disabled={busy} onClick={() => goTo(back)}>
            Volver
          </button>
        )}
        {foot}
      </div>
    </form>
  );
}

/** The title of a step. It takes the focus when the step is reached, but not when the page opens with it. */
export function StepTitle({ place, children }: { place?: string; children: React.ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ($tries.get() === 0) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('.invoice')?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {place && <span className="visually-hidden">{place}: </span>}
      {children}
    </h2>
  );
}
