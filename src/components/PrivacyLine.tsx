/** The short notice beside what asks for personal data (LFPDPPP). @param children what they are used for, in a sentence */
export const PrivacyLine = ({ children }: { children: string }) => (
  <p className="hint">
    {children}{' '}
    <a className="link" href="/aviso-de-privacidad">
      Aviso de privacidad
    </a>
  </p>
);
