interface Props {
  /** The name of the product of the page. */
  of: string;
  /** The phones that the product is for. */
  phones: readonly { name: string }[];
}

/** A hidden placeholder for the related products of the live API (related.client.tsx), where the build knows none. */
export const RelatedPlaceholder = ({ of, phones }: Props) => (
  <section data-related={of} data-phones={JSON.stringify(phones.map(({ name }) => name))} hidden />
);
