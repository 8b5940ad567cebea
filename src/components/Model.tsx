/** The phones that a product is for; where the shopper's is one of them, that one, with a tick before it. */
export const Model = ({ phone, mine }: { phone: string; mine?: string | undefined }) =>
  mine ? (
    <p className="model mine" data-phones={phone}>
      <span className="visually-hidden">Para tu celular: </span>
      {mine}
    </p>
  ) : (
    <p className="model">{phone}</p>
  );
