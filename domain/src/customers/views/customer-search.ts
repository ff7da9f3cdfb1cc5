import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { datosCliente } from '../events.ts';

/** Row of `customers/customer-list`. */
export const customerRow = datosCliente.omit({ ejecutivo: true }).extend({
  _id: z.string(),
  ejecutivo_id: z.string().nullable(),
  ejecutivo_nombre: z.string().nullable(),
  puntos: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number().int(),
});
export type CustomerRow = z.infer<typeof customerRow>;
export const CUSTOMER_LIST = 'customers/customer-list';

/** Customers by name or RUT, for whoever makes a document; a seller finds own customers only. */
export const customerSearch = defineQuery({
  name: 'customer-search',
  context: 'customers',
  path: '/clientes/listar',
  accion: 'dropdown',
  reads: [CUSTOMER_LIST],
  summary: 'Busca clientes por nombre o RUT',
  access: {
    perfiles: [
      'Administrador',
      'Jefe de Bodega',
      'Pre-Venta',
      'Ejecutivo de Ventas',
      'Cobrador',
      'Brand Manager',
      'Marketing',
      'Jefe de Logistica',
      'Finanzas',
    ],
  },
  scope: { ejecutivo: 'ejecutivo_id', cliente: '_id' },
  request: z.strictObject({ accion: z.literal('dropdown'), buscar: z.string().trim().max(100) }),
  reply: z.object({ clientes: z.array(customerRow) }),
});
