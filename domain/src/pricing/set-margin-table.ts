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
  request: z.strictObject({ tier: tierNumber, margenes, motivo: shortText, expectedVersion }),
  aggregate: marginTable,
  stream: ({ tier }) => tier,
  decide(state, { tier, margenes: wanted, motivo }) {
    const { version, margenes: margen_antes } = tableOf(tier, state);
    if (JSON.stringify(margen_antes) === JSON.stringify(wanted)) return [];
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
