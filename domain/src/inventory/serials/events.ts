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
    /** The command that moves the unit and stores it in one go: it knows its own by this. */
    movimiento: z.string().optional(),
    /** Of a unit that comes back: the owner that it had left with, as claims name owners (`picking/serial`). */
    devuelta_de: z.string().optional(),
  }),
});

/** It is not in the warehouse, and no document says where it went. */
export const SerialWrittenOff = defineEvent('SerialWrittenOff', {
  label: 'Serie dada de baja',
  data: z.object({
    producto: productoStock,
    serie: z.string(),
    antes: lugarSerie,
    motivo: z.string(),
    movimiento: z.string().optional(),
  }),
});
