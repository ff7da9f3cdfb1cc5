import { LIMITE_MS, type TerminosInforme } from '@power/domain/purchasing/report/parts';
import type { PurchaseReportRow } from '@power/domain/purchasing/report/views/report-row';
import { defineJob, type JobContext } from '@power/infra/adapters/queue/define-job';
import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { readModels } from '@power/infra/platform/sql/database';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { leadTimes } from './lead-times.ts';
import { linesAfter } from './report-facts.ts';

/** It rests so many times as long as it worked on a part. */
const RESTS = 3;

const termsOf = (report: PurchaseReportRow): TerminosInforme =>
  ({
    marcas: report.marcas_pedidas,
    meses: report.meses_informe,
    nivel_servicio: report.nivel_servicio,
    cobertura_dias: report.cobertura_dias,
  }) as TerminosInforme;

interface Work extends Pick<JobContext, 'db' | 'signal'> {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** How what was found is written. */
  readonly command?: typeof internalCommand;
}

/** Makes a report from where it stands; a part that the log refuses was cancelled meanwhile. Answers the parts that it made. */
export async function build(
  report: PurchaseReportRow,
  { db, signal, now = () => Date.now(), command = internalCommand }: Work,
): Promise<number> {
  const informe = report._id;
  const end = (estado: 'Listo' | 'Con error', motivo = '') =>
    command('end-report', { accion: 'terminar', informe, estado, motivo }, `informe-compras/${informe}/fin`);
  const leadTime = await leadTimes(db);
  let { partes, hasta } = report;
  while (!signal.aborted) {
    const began = performance.now();
    if (now() - Date.parse(report.createdAt) > LIMITE_MS) {
      await end('Con error', 'Tardó más de 20 minutos. Pide el informe con menos marcas.');
      break;
    }
    const lineas = await linesAfter(db, termsOf(report), hasta, { now: report.createdAt, leadTime });
    if (lineas.length === 0) {
      await end('Listo');
      break;
    }
    hasta = lineas.at(-1)!.producto_id;
    const reply = await command(
      'record-report-part',
      { accion: 'parte', informe, parte: partes, hasta, lineas },
      `informe-compras/${informe}/${partes}`,
    );
    if (!reply.ok) break;
    partes += 1;
    // Most of the time it leaves the machine to people: a report has a minute, they have none.
    await pause(RESTS * (performance.now() - began), undefined, { signal }).catch(() => undefined);
  }
  return partes - report.partes;
}

/**
 * Purchase reports that were asked for, the oldest first and one at a time. What was found is in the log part by part:
 * a process that was killed is followed by one that goes on behind the last part.
 */
export default defineJob({
  name: 'build-purchase-reports',
  schema: z.strictObject({}),
  heavy: true,
  schedule: { everyMs: 4000, data: {} },
  run: async (_, context) => {
    const asked = await readModels(context.db)
      .selectFrom('purchasereport_list')
      .selectAll()
      .where('estado', '=', 'En proceso')
      .orderBy('number')
      .executeTakeFirst();
    return { partes: asked ? await build(asked, context) : 0 };
  },
});
