/** The colours of products, by Spanish name; distinct enough to tell apart in small pictures. */
export const colours = {
  negro: '#23282c',
  blanco: '#f3f3ef',
  'verde jade': '#1f7a5c',
  coral: '#e8765f',
  'azul rey': '#2a4fb0',
  arena: '#e0d0b8',
  lavanda: '#b9a3d9',
  mostaza: '#d9a62e',
  vino: '#6d1f2f',
  'azul cielo': '#8dbbe0',
  'rosa mexicano': '#d6246e',
  grafito: '#545c62',
  'verde salvia': '#a5bba6',
  naranja: '#e07b2f',
  'azul marino': '#1d2f52',
  rosa: '#f0a8ba',
  turquesa: '#1fa3a8',
  rojo: '#c0392b',
  plata: '#c3c9c6',
  morado: '#6b3fa0',
  café: '#7a4a2b',
  amarillo: '#f2cf4a',
  oliva: '#7b7f3c',
  menta: '#8fd3bd',
  ciruela: '#8a3a6a',
  camel: '#b98352',
} as const;

export type Colour = keyof typeof colours;
export const colourNames = Object.keys(colours) as Colour[];
