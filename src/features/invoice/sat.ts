/**
 * What the SAT calls things in CFDI 4.0 (its catalogues c_RegimenFiscal, c_FormaPago and c_UsoCFDI as published, by
 * way of phpcfdi/resources-sat-catalogs, public domain; the full stops at the end of names are left out). R6.6.
 */

/** Whose a regime is: a person's (física), a company's (moral), or either's. */
export type Person = 'física' | 'moral';

export interface Regime {
  code: string;
  name: string;
  of: readonly Person[];
}

export interface Named {
  code: string;
  name: string;
}

const física = ['física'] as const;
const moral = ['moral'] as const;
const both = ['física', 'moral'] as const;

export const regimes: readonly Regime[] = [
  { code: '601', name: 'General de Ley Personas Morales', of: moral },
  { code: '603', name: 'Personas Morales con Fines no Lucrativos', of: moral },
  { code: '605', name: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', of: física },
  { code: '606', name: 'Arrendamiento', of: física },
  { code: '607', name: 'Régimen de Enajenación o Adquisición de Bienes', of: física },
  { code: '608', name: 'Demás ingresos', of: física },
  { code: '610', name: 'Residentes en el Extranjero sin Establecimiento Permanente en México', of: both },
  { code: '611', name: 'Ingresos por Dividendos (socios y accionistas)', of: física },
  { code: '612', name: 'Personas Físicas con Actividades Empresariales y Profesionales', of: física },
  { code: '614', name: 'Ingresos por intereses', of: física },
  { code: '615', name: 'Régimen de los ingresos por obtención de premios', of: física },
  { code: '616', name: 'Sin obligaciones fiscales', of: física },
  { code: '620', name: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', of: moral },
  { code: '621', name: 'Incorporación Fiscal', of: física },
  { code: '622', name: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', of: moral },
  { code: '623', name: 'Opcional para Grupos de Sociedades', of: moral },
  { code: '624', name: 'Coordinados', of: moral },
  {
    code: '625',
    name: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    of: física,
  },
  { code: '626', name: 'Régimen Simplificado de Confianza', of: both },
];

export const payments: readonly Named[] = [
  { code: '01', name: 'Efectivo' },
  { code: '03', name: 'Transferencia electrónica de fondos' },
  { code: '04', name: 'Tarjeta de crédito' },
  { code: '28', name: 'Tarjeta de débito' },
  { code: '31', name: 'Intermediario pagos' },
  { code: '99', name: 'Por definir' },
];

export const uses: readonly Named[] = [
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
