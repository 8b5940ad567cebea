import type { Line } from '../line.ts';
import { audifonos, bocinas } from './audio.ts';
import { baterias } from './baterias.ts';
import { cables } from './cables.ts';
import { cargadores } from './cargadores.ts';
import { computo } from './computo.ts';
import { cristales } from './cristales.ts';
import { energia } from './energia.ts';
import { equipos } from './equipos.ts';
import { fundas } from './fundas.ts';
import { juegos } from './juegos.ts';
import { memorias } from './memorias.ts';
import { refacciones } from './refacciones.ts';
import { relojes } from './relojes.ts';
import { soportes } from './soportes.ts';

/** Every line that the shop carries. */
export const lines: readonly Line[] = [
  ...fundas,
  ...cristales,
  ...cargadores,
  ...cables,
  ...audifonos,
  ...bocinas,
  ...baterias,
  ...refacciones,
  ...memorias,
  ...relojes,
  ...soportes,
  ...equipos,
  ...computo,
  ...juegos,
  ...energia,
];
