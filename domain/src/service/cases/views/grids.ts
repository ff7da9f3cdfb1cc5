import { z } from 'zod';
import { exportCall } from '../../../kernel/grid-export.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { userRow } from '../../../access/views/user-row.ts';
import { ORDER_LIST } from '../../../orders/views/order-row.ts';
import { serialExitRow } from '../../../inventory/serials/views/serial-exit-row.ts';
import { orderSerialRow } from '../../../orders/views/order-serial-row.ts';
import { RMA_PEOPLE, WORKSHOP } from '../guards.ts';
import { serieTecleada } from '../parts.ts';
import { caseGridRow, caseRow } from './case-row.ts';
import { persona } from '../../../kernel/person.ts';

const list = { kit: 'document', context: 'service', path: '/rma/listar', access: { perfiles: RMA_PEOPLE } } as const;

/** *Listado de RMA*. */
export const caseGrid = defineGridQuery(caseGridRow, { ...list, name: 'rma-grid', summary: 'Grilla de RMA' });

/** Cases of the filtered grid as Excel. */
export const caseExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'rma-export',
  reads: [caseRow.projection],
  scope: caseRow.scope,
  summary: 'Exporta a Excel los RMA filtrados',
});

const numero = z.number().int().positive();

/** What a case begins with: who bought a serial, or what an order sold, until when it is under warranty, and earlier cases. */
export const caseSale = defineQuery({
  ...list,
  name: 'rma-sale',
  accion: 'venta',
  asOf: { none: 'Un RMA se abre ahora.' },
  reads: [orderSerialRow.projection, serialExitRow.projection, ORDER_LIST, caseRow.projection],
  scope: caseRow.scope,
  summary: 'Venta, cliente, factura, garantía y casos anteriores de una serie o de un pedido',
  request: z
    .strictObject({ accion: z.literal('venta'), serie: serieTecleada.optional(), pedido: numero.optional() })
    .refine(({ serie, pedido }) => (serie === undefined) !== (pedido === undefined), {
      error: 'Indica la serie o el pedido',
    }),
  reply: z.object({
    ventas: z.array(
      z.object({
        pedido: numero,
        linea: numero,
        producto: z.object({ _id: z.string(), part_number: z.string(), nombre: z.string() }),
        /** As the sale has it; null where the order was asked for. */
        serie: z.string().nullable(),
        cantidad: numero,
        cliente: persona,
        factura: z.number().int(),
        vendido: z.string(),
        garantia_hasta: z.string(),
        en_garantia: z.boolean(),
      }),
    ),
    /** Why there is no sale where one was sought; null when there is. */
    problema: z.string().nullable(),
    casos: z.array(
      z.object({
        number: numero,
        estado: z.string(),
        createdAt: z.string(),
        falla: z.string(),
        resolucion: z.string().nullable(),
        /** What the case did with this very unit, where it exchanged it or used it as a part; null where it did neither. */
        vida: z.string().nullable(),
      }),
    ),
  }),
});

/** Who can be given a case. */
export const caseTechnicians = defineQuery({
  ...list,
  access: { perfiles: WORKSHOP },
  name: 'rma-technicians',
  accion: 'tecnicos',
  asOf: { none: 'Un RMA se asigna ahora.' },
  reads: [userRow.projection],
  scope: everyone,
  summary: 'Personas a las que se puede asignar un RMA',
  request: z.strictObject({ accion: z.literal('tecnicos') }),
  reply: z.object({ personas: z.array(persona.extend({ perfil: z.string() })) }),
});
