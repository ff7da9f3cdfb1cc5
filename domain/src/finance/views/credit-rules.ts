import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { reglasCredito } from '../credit-rules/terms.shared.ts';

/** What keeps an order from being validated, read from its own stream. */
export const creditRulesNow = defineQuery({
  name: 'credit-rules-now',
  context: 'finance',
  path: '/facturas/listar',
  accion: 'reglascredito',
  access: { perfiles: ['Administrador', 'Finanzas', 'Cobrador'] },
  reads: [],
  scope: everyone,
  summary: 'Las reglas de crédito que impiden validar un pedido',
  request: z.strictObject({ accion: z.literal('reglascredito') }),
  reply: z.object({ ok: z.literal(true), reglas: reglasCredito }),
});
