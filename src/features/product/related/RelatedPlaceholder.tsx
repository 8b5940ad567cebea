interface Props {
  productName: string;
  phones: readonly { name: string }[];
}

/** A hidden placeholder for the related products of the live API (related.client.tsx), if the build has none. */
export const RelatedPlaceholder = ({ productName, phones }: Props) => (
  <section data-related={productName} data-phones={JSON.stringify(phones.map(({ name }) => name))} hidden />
);
