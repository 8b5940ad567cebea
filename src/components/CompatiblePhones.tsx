interface Props {
  /** All phones that the name mentions, as text. */
  phone: string;
  /** The shopper's phone, if it is one of them. */
  preferredPhone?: string | undefined;
  /** Whether the name above, and with it the accessible name, includes the phone already. */
  inName: boolean;
}

/** The phones that a product fits, or only the shopper's, with a check mark, if it is one of them. */
export const CompatiblePhones = ({ phone, preferredPhone, inName }: Props) =>
  preferredPhone ? (
    <p className="compatible-phones preferred" data-phones={phone}>
      <span className="visually-hidden">Para tu celular: </span>
      {preferredPhone}
    </p>
  ) : (
    <p className="compatible-phones" aria-hidden={inName || undefined}>
      {phone}
    </p>
  );
