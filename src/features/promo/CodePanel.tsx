import { useStore } from '@nanostores/react';
import { Clock } from './CodeClock.tsx';
import { CopyCode } from './CopyCode.tsx';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { PrivacyLine } from '../../components/PrivacyLine.tsx';
import { $left } from './promo.store.ts';
import { spelled, saidHours, validMinutes, words } from './promo.ts';
import { QrCode } from './QrCode.tsx';
import type { ShownCode } from './shown.ts';
import { privacy, promoChat } from './promoChat.ts';

/** The code: five planes on the shelf, what it is worth, how long it lasts, and the ways to use it. */
export function CodePanel({ shown }: { shown: ShownCode }) {
  const { code, discount } = shown;
  const left = useStore($left);
  const over = left <= 0;
  return (
    <div className={over ? 'promo over' : 'promo'}>
      <h1 className="page-title">
        {over ? (
          <>
            Tu PromoCode <span>venció</span>
          </>
        ) : (
          <>
            Tu PromoCode: <span>{discount}&nbsp;% menos</span>
          </>
        )}
      </h1>
      <div id="code" className="promo-code bleed" role="img" aria-label={`Código ${spelled(code)}`}>
        {[...code].map((sign, index) => (
          <b key={index}>{sign}</b>
        ))}
      </div>
      <p className="promo-terms">
        {discount}&nbsp;% de descuento en el total de tu compra. Único e intransferible, válido {validMinutes}
        &nbsp;minutos desde que se generó.
      </p>
      <div className="promo-use">
        <Clock left={left} until={shown.until} />
        <div className="promo-actions">
          {over ? (
            <a className="button full" href="/ofertas">
              Ver las ofertas de hoy
            </a>
          ) : (
            <>
              <CopyCode code={code} />
              <a className="button buy full" href={promoChat(shown)} target="_blank" rel="noopener">
                <Icon paths={icons.whatsapp} />
                Usar en WhatsApp
              </a>
            </>
          )}
        </div>
      </div>
      <p className="hint">Podrás generar un nuevo PromoCode después de {saidHours}&nbsp;horas.</p>
      {!over && <QrCode code={code} />}
      <PrivacyLine>{privacy}</PrivacyLine>
      <p className="visually-hidden" role="status">
        {said(shown, left)}
      </p>
    </div>
  );
}

/** What a screen reader is told of the time: the beginning, the last minute and the end, not each second. */
function said({ code, discount }: ShownCode, left: number): string {
  if (left <= 0) return 'Tu PromoCode venció.';
  if (left <= 60_000) return 'Queda menos de un minuto para usar tu PromoCode.';
  return `Tu PromoCode es ${spelled(code)}: ${discount} % de descuento, válido ${words.validity}.`;
}
