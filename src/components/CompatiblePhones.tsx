interface Props {
  phone: string;
  preferredPhone?: string | undefined;
  /** Whether the name above, and with it the accessible name, includes the phone already. */
  inName: boolean;
}

/** The phones that a product is for; if the shopper's is one of them, only that one, with a check mark before it. */
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
