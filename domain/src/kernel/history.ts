import { z } from 'zod';

/** One field that an event changed; `antes` or `despues` is absent where the field was not there. */
export const fieldChange = z.object({
  campo: z.string(),
  antes: z.unknown().optional(),
  despues: z.unknown().optional(),
  /** Currency of an amount that is not in the one its field usually has (`USD`, `dolares`), and before the change where it was another. */
  moneda: z.string().optional(),
  moneda_antes: z.string().optional(),
});
export type FieldChange = z.infer<typeof fieldChange>;

/** One event of a document's history, as people read it. */
export const historyEntry = z.object({
  version: z.number().int(),
  posicion: z.string(),
  tipo: z.string(),
  etiqueta: z.string(),
  at: z.string(),
  usuario_id: z.string(),
  usuario: z.string(),
  perfil: z.string(),
  comando: z.string().nullable(),
  cambios: z.array(fieldChange),
  datos: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Steps of a history that are sent at once: a stock or a list of administrators has thousands. */
export const HISTORY_PAGE = 100;

/** Which page of a history is asked for, from the oldest (0); default the newest. */
export const historyPage = z.number().int().min(0).optional();

/** A page of a history. */
export const pagedHistory = z.object({
  eventos: z.array(historyEntry),
  pagina: z.number().int(),
  /** Events in all its pages. */
  total: z.number().int(),
});

/** The page, within those that there are, and which of `total` events are on it: `from` ≤ index < `to`. */
export function pageOf(
  total: number,
  pagina?: number,
): { readonly pagina: number; readonly from: number; readonly to: number } {
  const last = Math.max(0, Math.ceil(total / HISTORY_PAGE) - 1);
  const page = Math.min(pagina ?? last, last);
  return { pagina: page, from: page * HISTORY_PAGE, to: Math.min(total, (page + 1) * HISTORY_PAGE) };
}
