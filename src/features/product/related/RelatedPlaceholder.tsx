interface Props {
  /** Name of the page's product. */
  productName: string;
  /** The phones that the product fits. */
  phones: readonly { name: string }[];
}

/** A hidden placeholder for the related products of the live API (related.client.tsx), where the build knows none. */
export const RelatedPlaceholder = ({ productName, phones }: Props) => (
  <section data-related={productName} data-phones={JSON.stringify(phones.map(({ name }) => name))} hidden />
);
