import { z } from 'zod';
import { exportCall } from '../../kernel/grid-export.ts';
import { gridReply, gridRequest } from '../../kernel/grid.ts';
import { defineGridQuery } from '../../kernel/grid-query.ts';
import { defineQuery } from '../../kernel/query.ts';
import { costFieldsOf, shownRow } from '../../kernel/row.ts';
import { QUOTERS } from '../guards.ts';
import { QUOTATION_LIST, quotationGridRow, quotationRow, quotationScope, QUOTATIONS_TOPIC } from './quotation-row.ts';

const grid = { context: 'quotations', path: '/web/cotizaciones/listar', access: { perfiles: QUOTERS } };
const rows = {
  ...grid,
  reads: [QUOTATION_LIST],
  scope: quotationScope,
  topic: QUOTATIONS_TOPIC,
  costFields: costFieldsOf(quotationRow),
};

/** *Listado de cotizaciones*. */
export const quotationGrid = defineGridQuery(quotationGridRow, {
  ...grid,
  name: 'quotation-grid',
  summary: 'Grilla de cotizaciones',
});

const searched = gridRequest('gribuscadorforcast').safeExtend({ pristine: z.boolean().optional() });

/**
 * Look-up behind *agregar al forecast*; `pristine` says that nothing was searched for yet (document 2 §7). Clients of the
 * former system send it along: what they ask for decides.
 */
export const quotationGridForecast = defineQuery({
  ...rows,
  name: 'quotation-grid-forecast',
  accion: 'gribuscadorforcast',
  summary: 'Busca cotizaciones para el forecast',
  request: searched,
  reply: gridReply(shownRow(quotationGridRow) as z.ZodType).extend({ pristine: z.boolean() }),
});

/** Quotations of the filtered grid as Excel; needs the flag `exportar` (requirements §0.3). */
export const quotationExport = defineQuery({
  ...rows,
  name: 'quotation-export',
  access: { perfiles: QUOTERS, permiso: 'exportar' },
  summary: 'Exporta a Excel las cotizaciones filtradas',
  ...exportCall('exportacion'),
});

const today = (accion: string, name: string, summary: string, of: object = rows) =>
  defineQuery({
    ...rows,
    ...of,
    name,
    accion,
    summary,
    request: z.strictObject({ accion: z.literal(accion) }),
    /** The one item of the list that document 2 §7 names. */
    reply: z.array(z.object({ suma: z.number(), cantidad: z.number().int() })).length(1),
  });

/** Net pesos quoted today in Santiago, cancelled ones left out. */
export const quotedToday = today('totalcotdia', 'quoted-today', 'Suma cotizada hoy');
/** Net pesos ordered today in Santiago, cancelled ones left out. */
export const orderedToday = today('totalpeddia', 'ordered-today', 'Suma de los pedidos de hoy', {
  reads: ['orders/order-list'],
  topic: 'pedidos',
});
