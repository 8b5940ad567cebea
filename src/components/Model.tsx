interface Props {
  phone: string;
  preferredPhone?: string | undefined;
  /** Whether the name above, and with it the accessible name, includes the phone already. */
  inName: boolean;
}

/** The phones that a product is for; if the shopper's is one of them, only that one, with a check mark before it. */
export const Model = ({ phone, preferredPhone, inName }: Props) =>
  preferredPhone ? (
    <p className="model preferred" data-phones={phone}>
      <span className="visually-hidden">Para tu celular: </span>
      {preferredPhone}
    </p>
  ) : (
    <p className="model" aria-hidden={inName || undefined}>
      {phone}
    </p>
  );
