import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { CreditRulesSet } from './events.ts';
import { creditRules, RULES_ID } from './rules.shared.ts';
import { reglasCredito } from './terms.shared.ts';

/** *Reglas de crédito*: what keeps an order from being validated. */
export const setCreditRules = defineCommand({
  name: 'set-credit-rules',
  context: 'finance',
  path: '/facturas/modificar',
  accion: 'reglascredito',
  access: { perfiles: ['Administrador'] },
  summary: 'Cambia las reglas de crédito que impiden validar un pedido',
  request: z.strictObject({ accion: z.literal('reglascredito'), reglas: reglasCredito }),
  aggregate: creditRules,
  stream: () => RULES_ID,
  decide: (antes, { reglas }) =>
    antes.cupo === reglas.cupo && antes.vencido === reglas.vencido && antes.dias_gracia === reglas.dias_gracia
      ? []
      : [CreditRulesSet({ antes, reglas })],
  answer: () => ({ mensaje: 'Las reglas de crédito fueron guardadas' }),
});
