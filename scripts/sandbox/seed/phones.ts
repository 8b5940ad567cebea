/** Phones that accessories are made for, with what the drawings need to know of them. */
export interface Phone {
  readonly brand: string;
  readonly name: string;
  readonly code: string;
  readonly camera: string;
  readonly front: string;
}

const of = (
  brand: string,
  prefix: string,
  front: string,
  list: readonly (readonly [name: string, code: string, camera: string, front?: string])[],
): Phone[] =>
  list.map(([name, code, camera, own]) => ({ brand, name: `${prefix}${name}`, code, camera, front: own ?? front }));

export const phones: readonly Phone[] = [
  ...of('Apple', 'iPhone ', 'isla', [
    ['11', 'IP11', 'pastilla', 'muesca'],
    ['12', 'IP12', 'pastilla', 'muesca'],
    ['13', 'IP13', 'duo', 'muesca'],
    ['13 Pro', 'IP13P', 'tri', 'muesca'],
    ['14', 'IP14', 'duo', 'muesca'],
    ['14 Pro Max', 'IP14PM', 'tri'],
    ['15', 'IP15', 'duo'],
    ['15 Pro', 'IP15P', 'tri'],
    ['15 Pro Max', 'IP15PM', 'tri'],
    ['16', 'IP16', 'pastilla'],
    ['16 Pro', 'IP16P', 'tri'],
    ['SE 2022', 'IPSE3', 'solo', 'boton'],
  ]),
  ...of('Samsung', 'Galaxy ', 'punch', [
    ['A05', 'SA05', 'columna', 'gota'],
    ['A15', 'SA15', 'columna', 'gota'],
    ['A25', 'SA25', 'columna', 'gota'],
    ['A35', 'SA35', 'columna'],
    ['A54', 'SA54', 'columna'],
    ['A55', 'SA55', 'columna'],
    ['S21 FE', 'SS21F', 'columna'],
    ['S22', 'SS22', 'columna'],
    ['S23', 'SS23', 'columna'],
    ['S23 Ultra', 'SS23U', 'ultra'],
    ['S24', 'SS24', 'columna'],
    ['S24 Ultra', 'SS24U', 'ultra'],
  ]),
  ...of('Motorola', 'Moto ', 'punch', [
    ['E13', 'ME13', 'moto', 'gota'],
    ['G24', 'MG24', 'moto'],
    ['G34', 'MG34', 'moto'],
    ['G54', 'MG54', 'moto'],
    ['G84', 'MG84', 'moto'],
    ['Edge 40', 'ME40', 'cuadro'],
  ]),
  ...of('Xiaomi', 'Redmi ', 'punch', [
    ['12C', 'R12C', 'cuadro', 'gota'],
    ['13C', 'R13C', 'columna', 'gota'],
    ['Note 12', 'RN12', 'columna'],
    ['Note 13', 'RN13', 'columna'],
    ['Note 13 Pro', 'RN13P', 'cuadro'],
  ]),
  ...of('Xiaomi', 'Poco ', 'punch', [['X6', 'PX6', 'cuadro']]),
  ...of('Honor', 'Honor ', 'punch', [
    ['X8b', 'HX8B', 'cuadro'],
    ['Magic6 Lite', 'HM6L', 'redonda'],
  ]),
  ...of('Oppo', 'Oppo ', 'punch', [
    ['A58', 'OA58', 'moto'],
    ['Reno 11', 'OR11', 'pastilla'],
  ]),
  ...of('Huawei', 'Huawei ', 'punch', [['Nova 11', 'HN11', 'redonda']]),
  ...of('Google', 'Pixel ', 'punch', [
    ['7a', 'GP7A', 'barra'],
    ['8', 'GP8', 'barra'],
  ]),
];

const byName = new Map(phones.map((phone) => [phone.name, phone]));

/** The phone of that name. */
export const findPhone = (name: string): Phone | undefined => byName.get(name);

const byBrand = Map.groupBy(phones, ({ brand }) => brand);

/** The phones of a brand. */
export const phonesOf = (brand: string): readonly Phone[] => byBrand.get(brand) ?? phones;
