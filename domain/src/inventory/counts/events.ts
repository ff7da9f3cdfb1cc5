import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { conteo, lectura, lineaConteo } from './parts.ts';
import { persona } from '../../kernel/person.ts';

/** What every event repeats. */
const refConteo = z.object({ _id: z.string(), number: z.number().int(), bodega: z.string() });
export type RefConteo = z.infer<typeof refConteo>;
/** What stock follows: by how much each line is adjusted, and why. */
const ajustes = z.array(lineaConteo.extend({ diferencia: z.number().int() }));

/** Of lines that were counted by serial: those that are not there, and those that stand there and were not known to. */
const seriesContadas = z
  .array(lineaConteo.extend({ leida: z.string(), faltan: z.array(z.string()), estan: z.array(z.string()) }))
  .optional();

export const StockCountOpened = defineEvent('StockCountOpened', {
  label: 'Conteo abierto',
  data: conteo
    .pick({
      _id: true,
      number: true,
      bodega: true,
      tipo: true,
      alcance: true,
      observacion: true,
      creado_por: true,
      createdAt: true,
    })
    .extend({ lineas: z.array(lineaConteo) }),
});
/** `nueva`: found where nobody had it, and a line from here on. `segunda`: it confirms, or corrects, a first count. */
export const StockCountLineCounted = defineEvent('StockCountLineCounted', {
  label: 'Línea contada',
  data: z.object({ conteo: refConteo, ...lineaConteo.shape, lectura, nueva: z.boolean(), segunda: z.boolean() }),
});
/** Counted whole. `pmp`: pesos a unit, by product; `valor_costo`: what the differences come to. */
export const StockCountFinished = defineEvent('StockCountFinished', {
  label: 'Conteo terminado',
  data: z.object({ conteo: refConteo, pmp: z.record(z.string(), z.number()), valor_costo: z.number() }),
});
/** Back to be counted: these lines again, from the first count on. */
export const StockCountReopened = defineEvent('StockCountReopened', {
  label: 'Conteo devuelto',
  data: z.object({ conteo: refConteo, lineas: z.array(z.number().int()), motivo: z.string() }),
});
export const StockCountApproved = defineEvent('StockCountApproved', {
  label: 'Conteo aprobado',
  data: z.object({ conteo: refConteo, aprobado_por: persona, motivo: z.string(), ajustes, series: seriesContadas }),
});
/** Adjustments that could not be made are tried again. */
export const StockCountRetried = defineEvent('StockCountRetried', {
  label: 'Ajustes reintentados',
  data: z.object({ conteo: refConteo, ajustes }),
});
export const StockCountLineNotAdjusted = defineEvent('StockCountLineNotAdjusted', {
  label: 'Línea sin ajustar',
  data: z.object({ conteo: refConteo, linea: z.number().int(), motivo: z.string() }),
});
export const StockCountCancelled = defineEvent('StockCountCancelled', {
  label: 'Conteo anulado',
  data: z.object({ conteo: refConteo, motivo: z.string() }),
});
