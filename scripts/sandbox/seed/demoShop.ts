import type { Branch, Category } from '../../../src/contract/fields.ts';

const icon = (paths: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="square">${paths}</svg>`;

/** Categories as the shop's back office has them: icons are markup that nobody has checked. */
export const categories: readonly Category[] = [
  {
    name: 'Fundas',
    icon: icon(
      '<rect x="6" y="2.5" width="12" height="19" rx="3"/><rect x="8.500" y="5" width="5" height="5" rx="1.500"/>',
    ),
  },
  {
    name: 'Cristales templados',
    icon: icon('<rect x="4" y="2.500" width="11" height="19" rx="2"/><path d="M9 2.500 20 6v12l-5 2"/>'),
  },
  { name: 'Cargadores', icon: icon('<path d="M9 2.500v5M15 2.500v5M6 7.500h12v4a6 6 0 0 1-12 0zM12 17.500v4"/>') },
  {
    name: 'Cables y adaptadores',
    icon: icon('<path d="M7 2.500h4v5H7zM9 7.500v6a4 4 0 0 0 8 0v-1M15 7.500h4v5h-4z"/>'),
  },
  // An icon-font class of the shop's old site, which our set knows.
  { name: 'Audífonos', icon: '<i class="fa fa-headphones"></i>' },
  {
    name: 'Bocinas',
    icon: icon(
      '<rect x="5" y="2.500" width="14" height="19" rx="2"/><circle cx="12" cy="14.500" r="3.500"/><path d="M12 6.500h.1"/>',
    ),
  },
  {
    name: 'Baterías portátiles',
    icon: icon(
      '<rect x="3" y="7" width="16" height="10" rx="1.500"/><path d="M21.500 10.500v3M11.500 9 9 12h4l-2.500 3"/>',
    ),
  },
  {
    name: 'Refacciones',
    icon: icon(
      '<path d="M14.500 6.500a4.500 4.500 0 0 0-6 5.500L3 17.500 6.500 21l5.500-5.500a4.500 4.500 0 0 0 5.500-6l-3 3-2.500-2.500z"/>',
    ),
  },
  { name: 'Memorias', icon: icon('<path d="M6 2.500h9l3.500 3.500v15.500H6zM9.500 6v3M12.500 6v3M15.500 8v1"/>') },
  // An icon-font class that no set knows: the site shows its neutral icon.
  { name: 'Relojes y correas', icon: '<i class="icofont-reloj-xyz"></i>' },
  {
    name: 'Soportes y auto',
    icon: icon(
      '<rect x="8" y="2.500" width="8" height="12" rx="1.500"/><path d="M12 14.500v4M6 21.500h12M9 18.500h6"/>',
    ),
  },
  {
    name: 'Usados y reacondicionados',
    icon: icon(
      '<rect x="7" y="2.500" width="10" height="19" rx="2"/><path d="M10 11.500a2.500 2.500 0 1 1 .5 2.500M10 15v-1.500h1.500"/>',
    ),
  },
  // Test fixture: a hostile icon. It must never run, and the site shows its neutral icon instead.
  {
    name: 'Teclados y mouse',
    icon: '<svg viewBox="0 0 24 24" onload="alert(document.domain)"><script>alert(1)</script><path d="M3 7h18v10H3z" onclick="alert(2)"/><a href="javascript:alert(3)"><rect width="24" height="24"/></a></svg>',
  },
  {
    name: 'Videojuegos',
    icon: icon(
      '<path d="M7 7.500h10a4.500 4.500 0 0 1 4.500 5l-.5 4a2.500 2.500 0 0 1-4.500 1L15 15.500H9l-1.500 2a2.500 2.500 0 0 1-4.500-1l-.5-4a4.500 4.500 0 0 1 4.500-5zM8 10v3M6.500 11.500h3M16 11.500h.1"/>',
    ),
  },
  {
    name: 'Energía y hogar',
    icon: icon('<path d="M9 18.500h6M10 21.500h4M8.500 15.500a6.500 6.500 0 1 1 7 0v3h-7z"/>'),
  },
];

/** Branches. The first digit of the postal code decides which are near: 4 has two, the rest one each. */
export const branches: readonly Branch[] = [
  {
    id: '1',
    postalCode: '44100',
    neighbourhood: 'Centro',
    street: 'Av. Juárez',
    number: '482',
    city: 'Guadalajara',
    state: 'Jalisco',
  },
  {
    id: '2',
    postalCode: '45050',
    neighbourhood: 'Ciudad del Sol',
    street: 'Av. López Mateos Sur',
    number: '2375',
    city: 'Zapopan',
    state: 'Jalisco',
  },
  {
    id: '3',
    postalCode: '06000',
    neighbourhood: 'Centro',
    street: 'Eje Central Lázaro Cárdenas',
    number: '37',
    city: 'Ciudad de México',
    state: 'Ciudad de México',
  },
  {
    id: '4',
    postalCode: '64000',
    neighbourhood: 'Centro',
    street: 'Av. Padre Mier',
    number: '910',
    city: 'Monterrey',
    state: 'Nuevo León',
  },
  {
    id: '5',
    postalCode: '22000',
    neighbourhood: 'Zona Centro',
    street: 'Av. Revolución',
    number: '1145',
    city: 'Tijuana',
    state: 'Baja California',
  },
  {
    id: '6',
    postalCode: '97000',
    neighbourhood: 'Centro',
    street: 'Calle 60',
    number: '503-A',
    city: 'Mérida',
    state: 'Yucatán',
  },
];

/** Slides of the home page: pictures that `drawSlide` knows, and a video. */
export const sliders: readonly string[] = [
  'carga-rapida.jpg',
  'fundas-de-temporada.jpg',
  'entrega.mp4',
  'audio-en-oferta.jpg',
];
