import { useStore } from '@nanostores/react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { PrivacyLine } from '../../components/PrivacyLine.tsx';
import { $busy, $draft, $outcome, $trouble } from './draft.store.ts';
import { reviewed } from './mail.ts';
import { sendRequest } from './send.store.ts';
import { StepForm, StepTitle } from './StepForm.tsx';
import { texts } from './texts.ts';

/** All that will be sent, to look over before it is. */
export function Review() {
  const { values, attempt } = useStore($draft);
  const busy = useStore($busy);
  const trouble = useStore($trouble);
  const outcome = useStore($outcome);
  return (
    <StepForm
      onSubmit={() => void sendRequest()}
      button={[trouble === 'again' ? 'Sí, enviar otra vez' : 'Solicitar factura', 'Enviando tu solicitud…']}
      back="data"
      foot={<PrivacyLine>{texts.privacy}</PrivacyLine>}
    >
      {attempt && !attempt.answered && !busy && !trouble && (
        <div className="note alert" role="status">
          <Icon paths={icons.warning} />
          <p>{texts.unanswered}</p>
        </div>
      )}
      <section className="review">
        <StepTitle>Revisa tu solicitud</StepTitle>
        <dl className="pairs">
          {reviewed(values).map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {outcome?.kind === 'preview' && (
        <section className="preview" role="status">
          <h2>Vista previa</h2>
          <p>En esta versión de prueba no se envía nada. Esto es lo que se enviaría:</p>
          <pre>{outcome.text}</pre>
        </section>
      )}
    </StepForm>
  );
}
