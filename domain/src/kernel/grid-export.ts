import { z } from 'zod';
import { gridRequest } from './grid.ts';

/** A file of what was asked for: the job that makes it. */
export const exportReply = z.object({ ok: z.literal(true), trabajo: z.string() });

/** What an export asks for: the rows that a grid with these filters shows, in their order. */
export function exportRequest<A extends string>(accion: A) {
  const { shape } = gridRequest(accion);
  return z.strictObject({
    accion: shape.accion,
    filterModel: shape.filterModel,
    sortModel: shape.sortModel,
    quickFilter: shape.quickFilter,
    asOf: shape.asOf,
  });
}

/** What every export of a filtered grid has in common, to be spread into its declaration (requirements §0.1.8). */
export const exportCall = <A extends string>(accion: A) => ({
  accion,
  request: exportRequest(accion),
  reply: exportReply,
  file: 'xlsx' as const,
});
