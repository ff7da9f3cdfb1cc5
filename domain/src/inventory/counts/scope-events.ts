import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';

/** A product at a place; null is *Sin ubicar*. */
const lineaAlcance = z.object({ producto: z.string(), ubicacion: z.string().nullable() });
const alcance = z.object({ bodega: z.string(), conteo: z.number().int() });

/** A count is to cover these lines, before it says so itself: of two that open at once one is refused. */
export const StockCountScopeTaken = defineEvent('StockCountScopeTaken', {
  label: 'Alcance de inventario tomado',
  data: alcance.extend({
    lineas: z.array(lineaAlcance),
    /** Counts that were found to be closed, or never opened: they cover nothing any more. */
    cerrados: z.array(z.number().int()),
  }),
});
/** The count was not opened after all. */
export const StockCountScopeFreed = defineEvent('StockCountScopeFreed', {
  label: 'Alcance de inventario liberado',
  data: alcance,
});
