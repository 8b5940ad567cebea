import { isGenericRfc, toTaxpayerType, type TaxpayerType } from './taxpayer.ts';

/*
 * The SAT's catalogues of CFDI 4.0 (R6.6): c_RegimenFiscal, c_FormaPago and c_UsoCFDI, from phpcfdi/resources-sat-catalogs
 * (public domain), without the full stops at the end of names.
 */

export interface SatCode {
  code: string;
  name: string;
}

interface Regime extends SatCode {
  taxpayers: readonly TaxpayerType[];
  /** The CFDI uses that the SAT allows with it, as prefixes of their codes. */
  uses: readonly string[];
}

const individuals = ['física'] as const;
const companies = ['moral'] as const;
const everyone = ['física', 'moral'] as const;

const business = ['G', 'I', 'S01', 'CP01'];
const personal = ['D', 'S01', 'CP01'];
const businessOrPersonal = ['G', 'I', 'D', 'S01', 'CP01'];

const regime = (code: string, name: string, taxpayers: Regime['taxpayers'], uses: Regime['uses']): Regime => ({
  code,
  name,
  taxpayers,
  uses,
});

export const taxRegimes: readonly Regime[] = [
  regime('601', 'General de Ley Personas Morales', companies, business),
  regime('603', 'Personas Morales con Fines no Lucrativos', companies, business),
  regime('605', 'Sueldos y Salarios e Ingresos Asimilados a Salarios', individuals, [...personal, 'CN01']),
  regime('606', 'Arrendamiento', individuals, businessOrPersonal),
  regime('607', 'Régimen de Enajenación o Adquisición de Bienes', individuals, personal),
  regime('608', 'Demás ingresos', individuals, personal),
  regime('610', 'Residentes en el Extranjero sin Establecimiento Permanente en México', everyone, ['S01', 'CP01']),
  regime('611', 'Ingresos por Dividendos (socios y accionistas)', individuals, personal),
  regime('612', 'Personas Físicas con Actividades Empresariales y Profesionales', individuals, businessOrPersonal),
  regime('614', 'Ingresos por intereses', individuals, personal),
  regime('615', 'Régimen de los ingresos por obtención de premios', individuals, personal),
  regime('616', 'Sin obligaciones fiscales', individuals, ['G02', 'S01', 'CP01']),
  regime('620', 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', companies, business),
  regime('621', 'Incorporación Fiscal', individuals, business),
  regime('622', 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', companies, business),
  regime('623', 'Opcional para Grupos de Sociedades', companies, business),
  regime('624', 'Coordinados', companies, business),
  regime(
    '625',
    'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    individuals,
    businessOrPersonal,
  ),
  regime('626', 'Régimen Simplificado de Confianza', everyone, business),
];

export const paymentMethods: readonly SatCode[] = [
  { code: '01', name: 'Efectivo' },
  { code: '03', name: 'Transferencia electrónica de fondos' },
  { code: '04', name: 'Tarjeta de crédito' },
  { code: '28', name: 'Tarjeta de débito' },
  { code: '31', name: 'Intermediario pagos' },
  { code: '99', name: 'Por definir' },
];

export const cfdiUses: readonly SatCode[] = [
  { code: 'G01', name: 'Adquisición de mercancías' },
  { code: 'G02', name: 'Devoluciones, descuentos o bonificaciones' },
  { code: 'G03', name: 'Gastos en general' },
  { code: 'I01', name: 'Construcciones' },
  { code: 'I02', name: 'Mobiliario y equipo de oficina por inversiones' },
  { code: 'I03', name: 'Equipo de transporte' },
  { code: 'I04', name: 'Equipo de computo y accesorios' },
  { code: 'I05', name: 'Dados, troqueles, moldes, matrices y herramental' },
  { code: 'I06', name: 'Comunicaciones telefónicas' },
  { code: 'I07', name: 'Comunicaciones satelitales' },
  { code: 'I08', name: 'Otra maquinaria y equipo' },
  { code: 'D01', name: 'Honorarios médicos, dentales y gastos hospitalarios' },
  { code: 'D02', name: 'Gastos médicos por incapacidad o discapacidad' },
  { code: 'D03', name: 'Gastos funerales' },
  { code: 'D04', name: 'Donativos' },
  { code: 'D05', name: 'Intereses reales efectivamente pagados por créditos hipotecarios (casa habitación)' },
  { code: 'D06', name: 'Aportaciones voluntarias al SAR' },
  { code: 'D07', name: 'Primas por seguros de gastos médicos' },
  { code: 'D08', name: 'Gastos de transportación escolar obligatoria' },
  { code: 'D09', name: 'Depósitos en cuentas para el ahorro, primas que tengan como base planes de pensiones' },
  { code: 'D10', name: 'Pagos por servicios educativos (colegiaturas)' },
  { code: 'S01', name: 'Sin efectos fiscales' },
  { code: 'CP01', name: 'Pagos' },
  { code: 'CN01', name: 'Nómina' },
];

/** Options of a select: those that fit the RFC or the regime come first, the others stay available (R6.6). */
interface Choices<Choice extends SatCode = SatCode> {
  fitting: readonly Choice[];
  others: readonly Choice[];
}

/** CFDI uses that no purchase has, whatever the regime allows: received payments and payroll. */
const nonPurchaseUses = ['CP01', 'CN01'];

const findRegime = (code: string): Regime | undefined => taxRegimes.find((regime) => regime.code === code);

/** Whether the SAT allows a CFDI use with a regime; without a regime, any use is allowed. */
export const isUseAllowed = (regime: string, use: string): boolean =>
  findRegime(regime)?.uses.some((prefix) => use.startsWith(prefix)) ?? true;

/** G03, or S01 where the regime does not allow it (R6.5). */
export const defaultUse = (regime: string): string => (isUseAllowed(regime, 'G03') ? 'G03' : 'S01');

/** Whether a regime is for this type of taxpayer; without a type, any is. */
const isRegimeFor = (regime: string, taxpayer: TaxpayerType | null): boolean =>
  !taxpayer || (findRegime(regime)?.taxpayers.includes(taxpayer) ?? true);

/** The regimes for the taxpayer's type; only 616 fits a generic RFC. */
export const regimeChoices = (rfc: string): Choices<Regime> =>
  partition(taxRegimes, ({ code }) => (isGenericRfc(rfc) ? code === '616' : isRegimeFor(code, toTaxpayerType(rfc))));

/** Warns of a regime that does not fit the RFC; '' if it fits or one of them is missing. */
export function regimeWarning(regime: string, rfc: string): string {
  if (isGenericRfc(rfc)) return !regime || regime === '616' ? '' : 'Con un RFC genérico el régimen es el 616.';
  const taxpayer = toTaxpayerType(rfc);
  if (isRegimeFor(regime, taxpayer)) return '';
  return `Este régimen no es de una persona ${taxpayer}, como tu RFC. Compáralo con tu constancia.`;
}

/** The CFDI uses that the regime allows, and the others. */
export const cfdiUseChoices = (regime: string): Choices =>
  partition(cfdiUses, ({ code }) => isUseAllowed(regime, code) && !nonPurchaseUses.includes(code));

/** A choice as it is shown: "612 Personas Físicas…"; '' for an unknown code. */
export function choiceLabel(list: readonly SatCode[], code: string): string {
  const choice = list.find((option) => option.code === code);
  return choice ? `${code} ${choice.name}` : '';
}

function partition<Choice extends SatCode>(
  list: readonly Choice[],
  fits: (choice: Choice) => boolean,
): Choices<Choice> {
  return { fitting: list.filter(fits), others: list.filter((choice) => !fits(choice)) };
}
