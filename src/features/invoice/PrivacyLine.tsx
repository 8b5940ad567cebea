/** The short notice beside what asks for personal data (LFPDPPP). */
export function PrivacyLine() {
  return (
    <p className="hint">
      Usamos tus datos solo para facturar.{' '}
      <a className="link" href="/aviso-de-privacidad">
        Aviso de privacidad
      </a>
    </p>
  );
}
