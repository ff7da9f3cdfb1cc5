import { parcelPackingList, routePackingList } from '@power/domain/dispatches/views/packing-lists';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import type { RouteSheet } from '@power/domain/dispatches/views/sheet';
import { parcelCalls, routeCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { renderPdf } from '../kernel/pdf.ts';
import { parcelPaper, routePaper } from './packing-paper.ts';

const file = async (nombre: string, paper: Parameters<typeof renderPdf>[0]) => ({
  file: { nombre, tipo: 'application/pdf', stream: await renderPdf(paper) },
});

const ofParcel = handleQuery(parcelPackingList, async ({ id }, context) => {
  const document = await readSheet(parcelCalls, context, id);
  if (isRejection(document)) return document;
  const sheet = document.sheet as ParcelSheet;
  return file(`Lista de empaque ${sheet.number}.pdf`, parcelPaper(sheet));
});

const ofRoute = handleQuery(routePackingList, async ({ id }, context) => {
  const document = await readSheet(routeCalls, context, id);
  if (isRejection(document)) return document;
  const sheet = document.sheet as RouteSheet;
  const numbers = sheet.paradas.map(({ pedido }) => pedido.number);
  // Who loads the route reads what goes into it, whoever sold it.
  const rows =
    numbers.length === 0
      ? []
      : await context.rows.unscoped
          .selectFrom('parcel_list')
          .select('number')
          .where('pedido', 'in', numbers)
          .where('estado', 'in', ['Abierto', 'Cerrado'])
          .orderBy('number')
          .execute();
  // What an earlier dispatch handed over is not here any more.
  const delivered = new Set(sheet.paradas.flatMap(({ entregados = [] }) => entregados));
  const documents = await Promise.all(
    rows
      .filter(({ number }) => !delivered.has(number))
      .map(({ number }) => readSheet(parcelCalls, context, String(number))),
  );
  const parcels = documents.flatMap((one) => (isRejection(one) ? [] : [one.sheet as ParcelSheet]));
  return file(`Lista de empaque Despacho ${sheet.number}.pdf`, routePaper(sheet, parcels));
});

export default [ofParcel, ofRoute] as readonly QueryHandler[];
