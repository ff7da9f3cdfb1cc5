import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { cambioMasivo } from '../products/bulk-change.shared.ts';
import { margenes } from './price-rule.shared.ts';

export const MarginTableSet = defineEvent('MarginTableSet', {
  label: 'Tabla de márgenes fijada',
  data: z.object({
    tier: z.number().int(),
    /** Counts the tables of a tier; 0 is the one that the system comes with. */
    numero: z.number().int(),
    margen_antes: margenes,
    margen: margenes,
    motivo: z.string(),
  }),
});

/** The list of its products follows in parts: an event has a size. */
export const PriceBatchStarted = defineEvent('PriceBatchStarted', {
  label: 'Cambio masivo de precios pedido',
  data: z.object({
    lote: z.string(),
    cambio: cambioMasivo,
    motivo: z.string(),
    /** In words, for lists. */
    descripcion: z.string(),
    productos: z.number().int(),
    autor: z.string(),
  }),
});

/** Products to work through; `deshacer`: back to what they were. */
export const PriceBatchPart = defineEvent('PriceBatchPart', {
  label: 'Productos del cambio masivo',
  data: z.object({
    lote: z.string(),
    cambio: cambioMasivo,
    motivo: z.string(),
    autor: z.string(),
    parte: z.number().int(),
    productos: z.array(z.string()),
    deshacer: z.boolean(),
  }),
});

export const PriceBatchPartDone = defineEvent('PriceBatchPartDone', {
  label: 'Productos del cambio masivo listos',
  data: z.object({ lote: z.string(), parte: z.number().int(), productos: z.number().int(), deshacer: z.boolean() }),
});

/** The same products follow in parts once more. */
export const PriceBatchUndone = defineEvent('PriceBatchUndone', {
  label: 'Cambio masivo deshecho',
  data: z.object({ lote: z.string(), motivo: z.string(), autor: z.string() }),
});
