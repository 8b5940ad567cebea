interface Props {
  /** The name of the product of the page. */
  of: string;
  /** The phones that the product is for. */
  phones: readonly { name: string }[];
}

/** The hidden place for the related products that the live API finds (related.client.tsx), where the build knows none. */
export const RelatedPlace = ({ of, phones }: Props) => (
  <section data-related={of} data-phones={JSON.stringify(phones.map(({ name }) => name))} hidden />
);
