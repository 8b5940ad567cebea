import { formatProductCount } from '../../../components/counts.ts';
import type { Interpretation } from '../engine/result.ts';
import { definiteArticle, lowercaseFirst } from '../interpretationTexts.ts';

// Texts of the page if the shop has no product of the requested type for the phone. The first results do not need them.

/** The heading of products for other phones. */
export const otherPhonesHeading = ({ productType }: Interpretation): string =>
  `${productType?.plural ?? 'Productos'} de otros modelos`;

/** The warning that none of those products fits the phone. */
export function otherPhonesWarning({ phone, productType }: Interpretation): string {
  if (productType?.forPhones === false && phone) {
    const none = definiteArticle(`${lowercaseFirst(productType.plural)} `) === 'las' ? 'Ninguna' : 'Ninguno';
    return productType.isDevice ? `${none} es ${phone}.` : `${none} dice ser para ${phone}.`;
  }
  // "Fundas para iPhone", but batteries have no cut-out for the camera.
  const differences =
    productType?.singular === 'funda' ? 'puede cambiar el tamaño o la cámara' : 'pueden cambiar las medidas';
  return `No son para ${phone ? `un ${phone}` : 'tu celular'}: ${differences}.`;
}

/** The hint beside the chat link. */
export const otherModelsHint = ({ productType }: Interpretation): string =>
  `Pregúntanos por ${productType ? `tu ${productType.singular}` : 'lo que buscas'}: te decimos si se puede conseguir.`;

/** The heading of the results, which are products of other types. @param namesPhone whether any of them names the phone */
export const otherResultsHeading = ({ phone }: Interpretation, total: number, namesPhone: boolean): string =>
  namesPhone
    ? `Para ${phone ?? 'tu celular'} sí hay ${formatProductCount(total)}`
    : `Otros accesorios: ${formatProductCount(total)}`;
