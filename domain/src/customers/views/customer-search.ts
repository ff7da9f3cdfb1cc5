import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { OFFICE } from '../../kernel/perfiles.ts';
import { customerRow } from './customer-row.ts';

/** Customers by name or RUT, for whoever makes a document; a seller finds own customers only. */
export const customerSearch = defineQuery({
  name: 'customer-search',
  context: 'customers',
  path: '/clientes/listar',
  accion: 'dropdown',
  reads: [customerRow.projection],
  summary: 'Busca clientes por nombre o RUT',
  access: { perfiles: OFFICE },
  scope: customerRow.scope,
  request: z.strictObject({ accion: z.literal('dropdown'), buscar: z.string().trim().max(100) }),
  reply: z.object({ clientes: z.array(customerRow.schema) }),
});
