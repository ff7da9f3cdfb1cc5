import { quotationCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { comparedLines } from '@power/domain/quotations/views/compare-versions';
import { type Quotation, quotation } from '@power/domain/quotations/quotation';
import { quotationVersions } from '@power/domain/quotations/views/versions';
import { stepsOf } from '@power/infra/platform/history/replay';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';

/** A version as the command that saved it left it: what was approved or answered later is not of it. */
interface Version {
  readonly event: RecordedEvent;
  readonly q: Quotation;
}

function versionsOf(events: readonly RecordedEvent[]): ReadonlyMap<number, Version> {
  const versions = new Map<number, Version>();
  for (const { event, state: q } of stepsOf(quotation, events, eventCatalogue)) {
    if (!q) continue;
    const known = versions.get(q.version_guardada);
    if (!known || known.event.metadata.commandId === event.metadata.commandId)
      versions.set(q.version_guardada, { event: known?.event ?? event, q });
  }
  return versions;
}

export default handleQuery(quotationVersions, async ({ cotizacion, version, contra }, context) => {
  const seen = await readSheet(quotationCalls, context, cotizacion);
  if (isRejection(seen)) return seen;
  const versions = versionsOf(await context.log.read(streamOf(quotation, cotizacion)));
  const later = version ?? Math.max(...versions.keys());
  const earlier = contra ?? Math.max(1, later - 1);
  const [is, was] = [versions.get(later), versions.get(earlier)];
  if (!is || !was)
    return reject(
      'VERSION_NO_EXISTE',
      'Versión no encontrada',
      `La Cotización N° ${cotizacion} tiene ${versions.size} ${versions.size === 1 ? 'versión' : 'versiones'}. Elige una de ellas.`,
    );
  return {
    ok: true as const,
    moneda: is.q.moneda,
    versiones: [...versions].map(([number, { event, q }]) => ({
      version: number,
      fecha: event.metadata.at,
      usuario: event.metadata.nombre ?? event.metadata.user,
      lineas: q.lineas,
      neto: q.neto,
      total: q.total,
      total_moneda: q.total_moneda,
    })),
    version: later,
    contra: earlier,
    lineas: comparedLines(was.q.productos_cotizacion, is.q.productos_cotizacion, is.q.moneda),
  };
});
