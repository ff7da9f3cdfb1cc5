import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { PurchaseReportRequested } from './events.ts';
import { REPORT_BUYERS, terminosInforme } from './parts.ts';
import { purchaseReport } from './report.ts';

const TITLE = 'El informe no se inició';

/** What is known when a report is asked for. */
export interface ReportFacts {
  readonly number: number;
  /** Products that it will be about. */
  readonly productos: number;
  /** Number of one that this person asked for and that is not done. */
  readonly pendiente: number | null;
}

/** *Generar informe*: told first, then made in the background part by part (document 2 §7). */
export const requestPurchaseReport = defineCommand({
  name: 'request-purchase-report',
  context: 'purchasing',
  path: '/productos/generarreportecompras2',
  access: { perfiles: REPORT_BUYERS },
  summary: 'Genera el informe para compras como trabajo con avance',
  request: z.strictObject({ terminos: terminosInforme.prefault({}) }),
  reply: z.object({ number: z.number().int(), productos: z.number().int() }),
  aggregate: purchaseReport,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<ReportFacts>) => String(facts.number),
  decide(_state, { terminos }, { user, facts }: DecideContext<ReportFacts>) {
    const { number, productos, pendiente } = facts;
    if (pendiente !== null)
      return reject(
        'INFORME_EN_PROCESO',
        TITLE,
        `Tu informe N° ${pendiente} todavía se prepara. Espera a que termine o cancélalo.`,
      );
    if (productos === 0)
      return reject('SIN_PRODUCTOS', TITLE, 'Ninguna de esas marcas tiene productos activos. Elige otras.');
    return [PurchaseReportRequested({ informe: String(number), number, terminos, productos, autor: personOf(user) })];
  },
  answer: ({ state, events }) => ({
    mensaje: `El informe N° ${state!.number} se está preparando`,
    number: state!.number,
    productos: (events[0]?.data as { productos?: number } | undefined)?.productos ?? 0,
  }),
});
