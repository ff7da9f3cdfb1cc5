import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { RmaLimitsSet } from './events.ts';
import { ESTADOS_CON_PLAZO, plazosRma } from './due.shared.ts';
import { LIMITS_ID, rmaLimits } from './limits.shared.ts';

/** *Plazos*: within how many hours a case is to leave each state. */
export const setRmaLimits = defineCommand({
  name: 'set-rma-limits',
  context: 'service',
  path: '/rma/modificar',
  accion: 'plazos',
  access: { perfiles: ['Administrador'] },
  summary: 'Cambia el plazo de cada estado de un RMA',
  request: z.strictObject({ accion: z.literal('plazos'), plazos: plazosRma }),
  aggregate: rmaLimits,
  stream: () => LIMITS_ID,
  decide: (antes, { plazos }) =>
    antes.habiles === plazos.habiles && ESTADOS_CON_PLAZO.every((one) => antes.horas[one] === plazos.horas[one])
      ? []
      : [RmaLimitsSet({ antes, plazos })],
  answer: () => ({ mensaje: 'Los plazos de RMA fueron guardados' }),
});
