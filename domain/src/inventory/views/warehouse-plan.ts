import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { shortText } from '../../kernel/text.ts';
import { levelMaster } from './level-row.ts';
import { placeMaster } from './place-row.ts';
import { placeStockRow } from './place-stock-row.ts';
import { rackMaster } from './rack-row.ts';
import { stockRow } from './stock-row.ts';

/** Places of a drawing. */
export const PLAN_MAX = 10_000;

const place = placeMaster.row.schema.pick({ codigo: true, tipo: true, capacidad: true, activo: true }).extend({
  bloque: z.string(),
  nivel: z.number().int(),
  /** Units that stand there, of the brands of whoever asks. */
  unidades: z.number().int(),
});
export type PlanPlace = z.infer<typeof place>;

/** A warehouse as it is walked through: its places rack by rack, and how full each is. */
export const warehousePlan = defineQuery({
  context: 'inventory',
  name: 'warehouse-plan',
  path: '/bodegas/listar',
  accion: 'plano',
  access: { perfiles: placeMaster.read },
  scope: placeStockRow.scope,
  topic: stockRow.topic!,
  reads: [rackMaster.row.projection, levelMaster.row.projection, placeMaster.row.projection, placeStockRow.projection],
  summary: 'Plano de una bodega: sus ubicaciones en orden de recorrido, con lo que hay en cada una',
  request: z.strictObject({ accion: z.literal('plano'), bodega: shortText }),
  reply: z.object({
    bloques: z.array(rackMaster.row.schema.pick({ codigo: true, pasillo: true })),
    ubicaciones: z.array(place).max(PLAN_MAX),
    /** Units of the warehouse that stand at no place. */
    sin_ubicar: z.number().int(),
  }),
});
