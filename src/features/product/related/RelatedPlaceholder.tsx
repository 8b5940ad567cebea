interface Props {
  productName: string;
  phones: readonly { name: string }[];
}

/** A hidden placeholder that related.client.tsx fills from the live API, on pages that the build has no related products for. */
export const RelatedPlaceholder = ({ productName, phones }: Props) => (
  <section data-related={productName} data-phones={JSON.stringify(phones.map(({ name }) => name))} hidden />
);
