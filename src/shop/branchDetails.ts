import { shop } from '../shop.ts';
import type { BranchDetails } from './types.ts';

/**
 * The days on which branches are closed: each year ("12-25"), or once ("2026-12-31"). Days with shorter hours are not supported
 * (features/branches/openingHours.ts).
 */
export const holidays: readonly string[] = ['12-25', '01-01', '05-01'];

/** Details of branches that are not in the API, by SucursalID. Missing ones are not shown. */
export const branchDetails: Record<string, BranchDetails> = {
  '1': {
    phone: '33 5550 0142',
    hours: [
      { from: 'lunes', to: 'sábado', opens: '10:00', closes: '20:00' },
      { from: 'domingo', to: 'domingo', opens: '11:00', closes: '17:00' },
    ],
    landmark: 'Frente al Parque Revolución, a unos pasos de la estación Juárez.',
  },
  '2': {
    phone: '33 5550 0143',
    hours: [{ from: 'lunes', to: 'domingo', opens: '11:00', closes: '20:30' }],
    landmark: 'En Plaza del Sol, zona B.',
  },
  '3': {
    phone: '55 5550 0144',
    hours: [{ from: 'lunes', to: 'sábado', opens: '10:00', closes: '19:00' }],
    landmark: 'A una calle de la estación San Juan de Letrán, línea 8.',
  },
  '4': {
    phone: '81 5550 0145',
    hours: [{ from: 'lunes', to: 'sábado', opens: '10:00', closes: '19:30' }],
    landmark: 'A dos cuadras de la estación Padre Mier, línea 2.',
  },
  '5': {
    phone: '664 555 0146',
    hours: [{ from: 'lunes', to: 'sábado', opens: '10:00', closes: '19:00' }],
    zone: 'America/Tijuana',
    landmark: 'Entre las calles Quinta y Sexta.',
  },
};

/** The phone of a branch; by default the shop's, which answers for all. */
export const branchPhone = (id: string): string => branchDetails[id]?.phone ?? shop.phone;
