import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { productoStock } from '../stock-product.shared.ts';

/** Where a unit stands; a place that is null is *Sin ubicar*. */
export const lugarSerie = z.object({ bodega: z.string(), ubicacion: z.string().nullable() });
export type LugarSerie = z.infer<typeof lugarSerie>;

/** A unit is known by its serial from here on, or stands somewhere else than before (`antes`). */
export const SerialStored = defineEvent('SerialStored', {
  label: 'Serie en bodega',
  data: z.object({
    producto: productoStock,
    serie: z.string(),
    ...lugarSerie.shape,
    antes: lugarSerie.nullable(),
    /** What it came with. */
    documento: z.string().nullable(),
  }),
});

/** It is not in the warehouse, and no document says where it went. */
export const SerialWrittenOff = defineEvent('SerialWrittenOff', {
  label: 'Serie dada de baja',
  data: z.object({ producto: productoStock, serie: z.string(), antes: lugarSerie, motivo: z.string() }),
});
