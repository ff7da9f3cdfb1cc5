import { z } from 'zod';
import { customerRow } from '../../customers/views/customer-row.ts';
import { warehouseMaster } from '../../inventory/views/warehouse-row.ts';
import { defineQuery } from '../../kernel/query.ts';

/** An address of the company; its street is empty where only the comuna is known. */
const direccion = z.object({
  nombre: z.string(),
  calle: z.string(),
  comuna: z.string(),
  region: z.string(),
  referencia: z.string(),
});

/** What a reseller chooses from when it orders: the addresses of its own company, and the warehouses that it is served from. */
export const resellerCompany = defineQuery({
  context: 'orders',
  path: '/pedido_ventas/listar',
  name: 'reseller-company',
  accion: 'empresareseller',
  access: { perfiles: ['Reseller'] },
  summary: 'Empresa del reseller, con sus direcciones y las bodegas que la atienden',
  reads: [customerRow.projection, warehouseMaster.row.projection, 'finance/payment-option-list'],
  scope: customerRow.scope,
  asOf: { now: 'Una orden se hace con las direcciones y bodegas de hoy.' },
  request: z.strictObject({ accion: z.literal('empresareseller') }),
  reply: z.object({
    ok: z.literal(true),
    nombre: z.string(),
    condicion: z.string(),
    direcciones: z.array(direccion),
    bodegas: z.array(z.object({ codigo: z.string(), nombre: z.string() })),
  }),
});
