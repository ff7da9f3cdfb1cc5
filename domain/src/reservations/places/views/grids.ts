import { z } from 'zod';
import { exportCall, exportReply } from '../../../kernel/grid-export.ts';
import { gridReply, gridRequest } from '../../../kernel/grid.ts';
import { defineGridQuery } from '../../../kernel/grid-query.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { shownRow } from '../../../kernel/row.ts';
import { RESERVERS } from '../../guards.ts';
import { REQUESTERS } from '../../withdrawals/guards.ts';
import { ubicacionId } from '../parts.ts';
import { clientGoodsRow } from './client-goods-row.ts';
import { clientPlaceGridRow, clientPlaceRow } from './client-place-row.ts';

const list = { context: 'reservations', path: '/ubicaciones_cliente/listar' } as const;
const reads = [clientGoodsRow.projection];

/** *Ubicaciones de Cliente*. */
export const clientPlaceGrid = defineGridQuery(clientPlaceGridRow, {
  ...list,
  name: 'client-place-grid',
  access: { perfiles: RESERVERS },
  reads,
  summary: 'Grilla de ubicaciones de cliente',
});

/** Of one customer or of whoever asks, to choose from. */
export const clientPlaceDropdown = defineQuery({
  ...list,
  name: 'client-place-dropdown',
  accion: 'dropdown',
  access: { perfiles: REQUESTERS },
  scope: clientPlaceRow.scope,
  topic: clientPlaceRow.topic!,
  reads: [clientPlaceRow.projection, ...reads],
  summary: 'Ubicaciones activas de un cliente; quien es cliente recibe las propias',
  request: z.strictObject({ accion: z.literal('dropdown'), cliente: z.string().min(1).max(60).optional() }),
  reply: z.object({
    ubicaciones: z.array(
      clientPlaceGridRow.schema
        .pick({ _id: true, nombre: true, direccion: true, comuna: true, unidades: true, productos: true })
        .extend({ cliente: z.string() }),
    ),
  }),
});

export const clientPlaceExport = defineQuery({
  ...list,
  ...exportCall('exportacion'),
  name: 'client-place-export',
  access: { perfiles: RESERVERS, permiso: 'exportar' },
  scope: clientPlaceRow.scope,
  reads: [clientPlaceRow.projection, ...reads],
  reply: exportReply,
  file: 'xlsx',
  summary: 'Exporta a Excel las ubicaciones de cliente filtradas',
});

const asked = gridRequest('stockcliente');

/** *Proyectos*: goods held for the projects of a customer, or for one of them (`ubic`). */
export const clientStock = defineQuery({
  context: 'reservations',
  name: 'client-stock',
  path: '/productos/listar',
  accion: 'stockcliente',
  access: { perfiles: REQUESTERS },
  scope: clientGoodsRow.scope,
  topic: clientGoodsRow.topic!,
  reads,
  summary: 'Productos retenidos para los proyectos de un cliente',
  request: asked.safeExtend({ ubic: ubicacionId.optional() }),
  reply: gridReply(shownRow(clientGoodsRow)),
});
