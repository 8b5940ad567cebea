import { isGenericRfc, toPersonType, type PersonType } from './taxpayer.ts';

/*
 * The SAT's catalogues of CFDI 4.0 (R6.6): c_RegimenFiscal, c_FormaPago and c_UsoCFDI, from phpcfdi/resources-sat-catalogs
 * (public domain), without the full stops at the end of names.
 */

export interface SatCode {
  code: string;
  name: string;
}

interface Regime extends SatCode {
  persons: readonly PersonType[];
  /** The CFDI uses that the SAT allows with it, as prefixes of their codes. */
  uses: readonly string[];
}

const física = ['física'] as const;
const moral = ['moral'] as const;
const both = ['física', 'moral'] as const;

const business = ['G', 'I', 'S01', 'CP01'];
const personal = ['D', 'S01', 'CP01'];
const anyUse = ['G', 'I', 'D', 'S01', 'CP01'];

export const taxRegimes: readonly Regime[] = [
  { code: '601', name: 'General de Ley Personas Morales', persons: moral, uses: business },
  { code: '603', name: 'Personas Morales con Fines no Lucrativos', persons: moral, uses: business },
  {
    code: '605',
    name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios',
    persons: física,
    uses: [...personal, 'CN01'],
  },
  { code: '606', name: 'Arrendamiento', persons: física, uses: anyUse },
  { code: '607', name: 'Régimen de Enajenación o Adquisición de Bienes', persons: física, uses: personal },
  { code: '608', name: 'Demás ingresos', persons: física, uses: personal },
  {
    code: '610',
    name: 'Residentes en el Extranjero sin Establecimiento Permanente en México',
    persons: both,
    uses: ['S01', 'CP01'],
  },
  { code: '611', name: 'Ingresos por Dividendos (socios y accionistas)', persons: física, uses: personal },
  {
    code: '612',
    name: 'Personas Físicas con Actividades Empresariales y Profesionales',
    persons: física,
    uses: anyUse,
  },
  { code: '614', name: 'Ingresos por intereses', persons: física, uses: personal },
  { code: '615', name: 'Régimen de los ingresos por obtención de premios', persons: física, uses: personal },
  { code: '616', name: 'Sin obligaciones fiscales', persons: física, uses: ['G02', 'S01', 'CP01'] },
  {
    code: '620',
    name: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos',
    persons: moral,
    uses: business,
  },
  { code: '621', name: 'Incorporación Fiscal', persons: física, uses: business },
  { code: '622', name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', persons: moral, uses: business },
  { code: '623', name: 'Opcional para Grupos de Sociedades', persons: moral, uses: business },
  { code: '624', name: 'Coordinados', persons: moral, uses: business },
  {
    code: '625',
    name: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    persons: física,
    uses: anyUse,
  },
  { code: '626', name: 'Régimen Simplificado de Confianza', persons: both, uses: business },
];

export const payments: readonly SatCode[] = [
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

/** Choices of a select: those that fit first; the others stay reachable (R6.6). */
interface Choices<Choice extends SatCode = SatCode> {
  fitting: readonly Choice[];
  others: readonly Choice[];
}

/** Payments received and payroll are never the use of a purchase, whatever the regime allows. */
const nonPurchaseUses = ['CP01', 'CN01'];

const findRegime = (code: string): Regime | undefined => taxRegimes.find((regime) => regime.code === code);

/** Whether the SAT allows a CFDI use with a regime; without a regime, any. */
export const isUseAllowed = (regime: string, use: string): boolean =>
  findRegime(regime)?.uses.some((prefix) => use.startsWith(prefix)) ?? true;

/** G03, or S01 where the regime does not allow it (R6.5). */
export const defaultUse = (regime: string): string => (isUseAllowed(regime, 'G03') ? 'G03' : 'S01');

/** Whether a regime applies to this type of taxpayer; without a type, any does. */
const isRegimeOf = (regime: string, person: PersonType | null): boolean =>
  !person || (findRegime(regime)?.persons.includes(person) ?? true);

/** The regimes for the taxpayer's type; a generic RFC goes with 616 alone. */
export const regimeChoices = (rfc: string): Choices<Regime> =>
  partition(taxRegimes, ({ code }) => (isGenericRfc(rfc) ? code === '616' : isRegimeOf(code, toPersonType(rfc))));

/** Warns of a regime that does not fit the RFC; '' if it fits or one of them is missing. */
export function regimeWarning(regime: string, rfc: string): string {
  if (isGenericRfc(rfc)) return !regime || regime === '616' ? '' : 'Con un RFC genérico el régimen es el 616.';
  const person = toPersonType(rfc);
  if (isRegimeOf(regime, person)) return '';
  return `Este régimen no es de una persona ${person}, como tu RFC. Compáralo con tu constancia.`;
}

/** The CFDI uses that the regime allows, and the others. */
export const useChoices = (regime: string): Choices =>
  partition(cfdiUses, ({ code }) => isUseAllowed(regime, code) && !nonPurchaseUses.includes(code));

/** A choice as it is shown: "612 Personas Físicas…"; '' for an unknown code. */
export function choiceLabel(list: readonly SatCode[], code: string): string {
  const found = list.find((choice) => choice.code === code);
  return found ? `${code} ${found.name}` : '';
}

function partition<Choice extends SatCode>(
  list: readonly Choice[],
  fits: (choice: Choice) => boolean,
): Choices<Choice> {
  return { fitting: list.filter(fits), others: list.filter((choice) => !fits(choice)) };
}
