import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import * as icons from '../../components/icons.ts';
import { PrivacyLine } from '../../components/Field.tsx';
import { QrCode } from '../../components/QrCode.tsx';
import { WhatsappButton } from '../../components/ContactActions.tsx';
import { $timeLeft, $promo, openPromo } from './promo.store.ts';
import {
  announcedWaitHours,
  formatTimeLeft,
  codeLength,
  formatExpiry,
  privacyNotice,
  promoWhatsappUrl,
  spellOut,
  promoTerms,
  validityPeriod,
  validMinutes,
  type ShownCode,
} from './promo.ts';

/** The visitor's promo code (R7): the HTML is a skeleton of the same layout. */
export function Promo() {
  const state = useStore($promo, { ssr: 'initial' });
  useEffect(() => void openPromo(), []);
  switch (state.step) {
    case 'waiting':
      return <Skeleton />;
    case 'code':
      return <CodePanel shown={state.shown} />;
    case 'denied':
      return <Denied />;
    case 'writes-disabled':
      return <WritesDisabled />;
  }
}

/** Placeholder tiles for the code, and its terms. */
function Skeleton() {
  return (
    <div className="promo skeleton">
      <h1 className="page-title">
        Tu PromoCode <span className="skeleton-bar" aria-hidden="true" />
      </h1>
      <div className="promo-code bleed" aria-hidden="true">
        {Array.from({ length: codeLength }, (_, index) => (
          <b key={index} />
        ))}
      </div>
      <p className="promo-terms">
        Estamos generando tu código: {promoTerms.discounts} de descuento en el total de tu compra. Único e
        intransferible, válido {validMinutes}&nbsp;minutos desde que se genera.
      </p>
    </div>
  );
}

/** The code on five tiles, with discount, time left and actions. */
function CodePanel({ shown }: { shown: ShownCode }) {
  const { code, discount } = shown;
  const left = useStore($timeLeft);
  const expired = left <= 0;
  return (
    <div className={expired ? 'promo expired' : 'promo'}>
      <h1 className="page-title">
        {expired ? (
          <>
            Tu PromoCode <span>venció</span>
          </>
        ) : (
          <>
            Tu PromoCode: <span>{discount}&nbsp;% menos</span>
          </>
        )}
      </h1>
      <div id="code" className="promo-code bleed" role="img" aria-label={`Código ${spellOut(code)}`}>
        {[...code].map((character, index) => (
          <b key={index}>{character}</b>
        ))}
      </div>
      <p className="promo-terms">
        {discount}&nbsp;% de descuento en el total de tu compra. Único e intransferible, válido {validMinutes}
        &nbsp;minutos desde que se generó.
      </p>
      <div className="promo-use">
        <Countdown left={left} until={shown.until} />
        <div className="promo-actions">
          {expired ? (
            <OffersLink className="full" />
          ) : (
            <>
              <CopyButton code={code} />
              <a className="button buy full" href={promoWhatsappUrl(shown)} target="_blank" rel="noopener">
                <Icon paths={icons.whatsapp} />
                Usar en WhatsApp
              </a>
            </>
          )}
        </div>
      </div>
      <p className="hint">Podrás generar un nuevo PromoCode después de {announcedWaitHours}&nbsp;horas.</p>
      {!expired && (
        <section className="promo-counter" aria-labelledby="counter">
          <QrCode text={code} label={`Código QR de ${spellOut(code)}`} />
          <div>
            <h2 id="counter">En la sucursal</h2>
            <p>Muestra esta pantalla en caja antes de pagar. Con el código QR no hay que dictarlo.</p>
          </div>
        </section>
      )}
      <PrivacyLine>{privacyNotice}</PrivacyLine>
      <p className="visually-hidden" role="status">
        {announcement(shown, left)}
      </p>
    </div>
  );
}

/** What screen readers announce: the start, the last minute and the end, not each second. */
function announcement({ code, discount }: ShownCode, left: number): string {
  if (left <= 0) return 'Tu PromoCode venció.';
  if (left <= 60_000) return 'Queda menos de un minuto para usar tu PromoCode.';
  return `Tu PromoCode es ${spellOut(code)}: ${discount} % de descuento, válido ${promoTerms.validity}.`;
}

/** The time left, as a countdown and a shrinking bar; after expiry, when that was. */
function Countdown({ left, until }: { left: number; until: number }) {
  return (
    <div>
      <p className="promo-clock">
        <b role="timer" aria-label="Tiempo para usarlo">
          {formatTimeLeft(left)}
        </b>
        {left > 0 ? 'para usarlo' : `venció a las ${formatExpiry(until)}`}
      </p>
      {/* An SVG, since the CSP forbids style attributes. */}
      <svg className="promo-bar" viewBox={`0 0 ${validityPeriod} 6`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={left} height="6" />
      </svg>
    </div>
  );
}

const copyTexts = { ready: 'Copiar código', copied: 'Código copiado', failed: 'Cópialo de arriba' };

/** Copies the code; where the browser does not allow it, selects the code for the shopper to copy. */
function CopyButton({ code }: { code: string }) {
  const [state, setState] = useState<keyof typeof copyTexts>('ready');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      const codeTiles = document.querySelector('#code');
      if (codeTiles) getSelection()?.selectAllChildren(codeTiles);
      setState('failed');
    }
  };
  return (
    <button className="button ink full" type="button" onClick={() => void copy()}>
      <Icon paths={state === 'copied' ? icons.check : icons.copy} />
      <span aria-live="polite">{copyTexts[state]}</span>
    </button>
  );
}

const OffersLink = ({ className }: { className: string }) => (
  <a className={`button ${className}`} href="/ofertas">
    Ver ofertas
  </a>
);

/** Tells the shopper that there is no code (R7.4), and offers next steps. */
function Denied() {
  return (
    <div className="promo">
      <h1 className="page-title">PromoCode</h1>
      <div className="promo-denied" role="alert">
        <strong>NO FUE POSIBLE GENERAR UN PROMOCODE EN ESTE MOMENTO:(</strong>
        <p>Entra en las próximas {announcedWaitHours} horas para generar un nuevo PromoCode</p>
      </div>
      <p className="actions">
        <OffersLink className="ink" />
        <WhatsappButton message="Hola, tengo una duda sobre mi PromoCode." />
      </p>
      <PrivacyLine>{privacyNotice}</PrivacyLine>
    </div>
  );
}

/** For deploys that may not write, such as previews: no code is registered. */
function WritesDisabled() {
  return (
    <div className="promo">
      <h1 className="page-title">PromoCode</h1>
      <div className="notice">
        <strong>Esta versión de prueba no genera códigos.</strong>
        <p>
          En la tienda publicada, al abrir esta página se registra un código de {promoTerms.length} con un descuento{' '}
          {promoTerms.discounts} que dura {promoTerms.validity}.
        </p>
      </div>
    </div>
  );
}
