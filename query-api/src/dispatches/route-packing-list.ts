import { routePackingList } from '@power/domain/dispatches/views/packing-lists';
import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import type { RouteSheet } from '@power/domain/dispatches/views/sheet';
import { parcelCalls, routeCalls } from '@power/domain/documents';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readSheet } from '../kernel/document.ts';
import { packingFile } from './packing-file.ts';
import { routePaper } from './packing-paper.ts';

export default handleQuery(routePackingList, async ({ id }, context) => {
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
  return packingFile(`Lista de empaque Despacho ${sheet.number}.pdf`, routePaper(sheet, parcels));
});
