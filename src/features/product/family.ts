import { fold } from '../../lib/text.ts';

/** One of the products whose names differ only in their last part ("…, verde jade"). */
export interface Relative {
  id: string;
  /** That part. */
  own: string;
  /** The colour that it names, as styles know it (colours.css); '' where it names none. */
  colour: string;
  soldOut: boolean;
}

interface Member {
  id: string;
  name: string;
  category: string;
  soldOut: boolean;
}

/** Colours that are drawn; one of two words stands before the one that it begins with. */
const colours =
  'aluminio amarillo arena azul-cielo azul-marino azul-rey azul beige blanco café camel ciruela coral dorado grafito gris lavanda lila menta morado mostaza naranja negro oliva plata rojo rosa-mexicano rosa turquesa verde-jade verde-salvia verde vino'
    .split(' ')
    .map((name) => [fold(name.replace('-', ' ')), fold(name)] as const);

/** What may stand before a colour: "correa naranja". */
const worn = /^(?:aro|color|correa|funda|marco|tono) /;

/** The colour that a part of a name is, as styles know it; '' where it is none. */
export function colourOf(part: string): string {
  const word = fold(part).trim().replace(worn, '');
  return colours.find(([name]) => name === word)?.[1] ?? '';
}

const partsOf = (name: string): [shared: string, own: string] | null => {
  const at = name.lastIndexOf(', ');
  return at > 0 && name.length > at + 2 ? [name.slice(0, at), name.slice(at + 2)] : null;
};

/** More than these are no row of dots. */
const most = 12;

/** The family of each product that has one, itself among them, by id; those of one category, in the order given. */
export function familiesOf(products: readonly Member[]): Map<string, Relative[]> {
  const groups = Map.groupBy(products, ({ name, category }) => {
    const shared = partsOf(name)?.[0];
    return shared === undefined ? '' : `${fold(shared)}\0${category}`;
  });
  const families = new Map<string, Relative[]>();
  for (const [key, group] of groups) {
    const relatives = group.slice(0, most).map(({ id, name, soldOut }): Relative => {
      const own = partsOf(name)?.[1] ?? '';
      return { id, own, colour: colourOf(own), soldOut };
    });
    const differ = new Set(relatives.map(({ own }) => fold(own))).size === relatives.length;
    if (key && relatives.length > 1 && differ) for (const { id } of relatives) families.set(id, relatives);
  }
  return families;
}
