interface Props {
  phone: string;
  mine?: string | undefined;
  /** Whether the accessible name has it already. */
  told: boolean;
}

/** The phones that a product is for; where the shopper's is one of them, that one, with a tick before it. */
export const Model = ({ phone, mine, told }: Props) =>
  mine ? (
    <p className="model preferred" data-phones={phone}>
      <span className="visually-hidden">Para tu celular: </span>
      {mine}
    </p>
  ) : (
    <p className="model" aria-hidden={told || undefined}>
      {phone}
    </p>
  );
