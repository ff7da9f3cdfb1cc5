import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { expectedVersion, shortText } from '../kernel/text.ts';
import { MarginTableSet } from './events.ts';
import { marginTable, tableOf } from './margin-table.ts';
import { margenes, tierNumber } from './price-rule.shared.ts';

/** Products that are priced by the table follow it by themselves. */
export const setMarginTable = defineCommand({
  name: 'set-margin-table',
  context: 'pricing',
  path: '/tablas_margenes/modificar',
  access: { perfiles: ['Administrador'], permiso: 'margenes' },
  summary: 'Fija los márgenes de un tier; los productos que siguen la tabla se recalculan',
  request: z.strictObject({
    tier: tierNumber,
    margenes,
    motivo: shortText,
    /** Version of the table that was on screen; 0: the one that the system comes with, of which no event tells. */
    numero: z.number().int().min(0).optional(),
    expectedVersion,
  }),
  aggregate: marginTable,
  stream: ({ tier }) => tier,
  decide(state, { tier, margenes: wanted, motivo, numero }) {
    const { version, margenes: margen_antes } = tableOf(tier, state);
    if (JSON.stringify(margen_antes) === JSON.stringify(wanted)) return [];
    if (numero !== undefined && numero !== version)
      return reject(
        'TABLA_CAMBIADA',
        'La tabla no fue guardada',
        `La tabla del tier ${tier} cambió mientras escribías: va en la versión ${version}. Descarta lo tuyo para ver sus márgenes.`,
      );
    if (wanted.precio_lista < wanted.tier_3_calculo)
      return reject(
        'MARGENES_AL_REVES',
        'La tabla no fue guardada',
        'El margen del precio lista no puede ser menor al de Tier 3. Revisa los porcentajes.',
      );
    return [MarginTableSet({ tier, numero: version + 1, margen_antes, margen: wanted, motivo })];
  },
  answer: ({ state }, { tier }) => ({
    mensaje: `La tabla de márgenes del tier ${tier} es ahora la versión ${state.numero ?? 0}`,
  }),
});
