import { z } from 'zod';
import { OFFICE } from '../../kernel/perfiles.ts';
import { defineQuery } from '../../kernel/query.ts';
import { clienteId } from '../guards.ts';
import { customerRow } from './customer-row.ts';

const reply = z.object({
  ok: z.literal(true),
  /** Null: the customer has none, or an ERP does not know them. */
  ejecutivo: z
    .object({
      _id: z.string(),
      nombre: z.string(),
      email: z.string(),
      /** What the ERP calls them: the former one by their mail, SAP by the code of a salesperson. */
      codigo: z.string(),
    })
    .nullable(),
});

const seller = <A extends 'df' | 'sap'>(accion: A, summary: string) =>
  defineQuery({
    name: `customer-seller-${accion}`,
    context: 'customers',
    path: '/web/cotizaciones/getejecutivo',
    accion,
    access: { perfiles: OFFICE },
    reads: [customerRow.projection, 'access/user-list'],
    scope: customerRow.scope,
    summary,
    request: z.strictObject({ accion: z.literal(accion), cliente: clienteId }),
    reply,
  });

export const formerErpSeller = seller('df', 'Ejecutivo de un cliente como lo nombra el ERP anterior');
export const sapSeller = seller('sap', 'Ejecutivo de un cliente como lo nombra SAP');
