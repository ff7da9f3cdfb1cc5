import { createHash } from 'node:crypto';
import { dayOf } from '@power/domain/kernel/dates';
import { openEventStore } from '@power/infra/adapters/event-store/open-event-store';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { tellAdministrators } from '@power/infra/platform/notifications/tell-administrators';
import { findDoubledUnits, type UnitFindings } from '@power/infra/platform/reconcile/doubled-units';
import { followedBy } from '@power/infra/platform/reconcile/followed';
import { type NamedDifference, reconcile } from '@power/infra/platform/reconcile/reconcile';
import { settings } from '@power/infra/platform/service/settings';
import { z } from 'zod';

/** So many differences are listed; the rest is counted. */
const LISTED = 200;

export interface ReconciliationResult {
  readonly pedidos: number;
  readonly productos: number;
  readonly total: number;
  readonly en_movimiento: number;
  readonly diferencias: readonly NamedDifference[];
  /** Absent of a comparison by an earlier version. */
  readonly intervenidos?: readonly string[];
}

/** Every administrator hears of it, with the first difference by name; the same finding once a day. */
async function alarm(diferencias: readonly NamedDifference[], day: string): Promise<void> {
  const others = diferencias.length - 1;
  const more = others > 0 ? ` Hay ${others} ${others === 1 ? 'diferencia' : 'diferencias'} más.` : '';
  const comentario = `${diferencias[0]!.mensaje}${more}`;
  await tellAdministrators(
    {
      tipo: 'diferencia_stock',
      titulo: 'El stock no coincide con los pedidos',
      comentario,
      comentario_adicional: 'Revisa y repara en Estado del sistema.',
    },
    `reconcile-stock/${day}/${createHash('sha256').update(comentario).digest('hex').slice(0, 16)}`,
  );
}

/** What versions before did to units (`inventory/doubled-units`, `inventory/unnamed-units`): administrators hear of each once. */
async function tellDoubled({ repetidas, sinNombrar }: UnitFindings): Promise<void> {
  const doubled = {
    titulo: 'Una unidad se contó o recibió dos veces',
    comentario_adicional: 'Ocurrió con una versión anterior. El stock no se cambió solo: el conteo lo corrige.',
    enlace: 'inventarios',
  };
  const unnamed = {
    titulo: 'Hay más series que unidades en una bodega',
    comentario_adicional:
      'Ocurrió con una versión anterior. Nada se cambió solo: sólo quien mira el estante sabe cuáles salieron.',
    enlace: 'stock/series',
  };
  const findings = [
    ...repetidas.map((comentario) => ({ ...doubled, comentario })),
    ...sinNombrar.map((comentario) => ({ ...unnamed, comentario })),
  ];
  for (const finding of findings.slice(0, LISTED))
    await tellAdministrators(
      { tipo: 'diferencia_stock', ...finding },
      `doubled-units/${createHash('sha256').update(finding.comentario).digest('hex').slice(0, 32)}`,
    );
}

/** Compares all orders with all stock every night, and whenever somebody asks (ARCHITECTURE, *A command*); differences alarm. */
export default defineJob({
  name: 'reconcile-stock',
  schema: z.strictObject({}),
  heavy: true,
  schedule: { cron: '0 4 * * *', data: {} },
  run: async (_, { db, log, progress }): Promise<ReconciliationResult> => {
    progress(1, 'Comparando pedidos y stock');
    const store = await openEventStore({
      databaseUrl: settings.DATABASE_URL,
      eventstoreUrl: settings.EVENTSTORE_URL,
      readOnly: true,
    });
    try {
      const { diferencias, intervenidos, ...found } = await reconcile(store, followedBy(db));
      if (diferencias.length > 0) {
        log.error({ diferencias: diferencias.slice(0, 10) }, 'orders and stock do not agree');
        await alarm(diferencias, dayOf(new Date()));
      }
      await tellDoubled(await findDoubledUnits(store));
      return {
        ...found,
        total: diferencias.length,
        diferencias: diferencias.slice(0, LISTED),
        intervenidos: intervenidos.slice(0, LISTED),
      };
    } finally {
      await store.close();
    }
  },
});
