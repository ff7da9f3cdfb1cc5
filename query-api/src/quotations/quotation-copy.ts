import { isRejection } from '@power/domain/kernel/rejection';
import { quotationCopy } from '@power/domain/quotations/views/copy';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { sheetOf } from './sheet-of.ts';
import { todayLines } from './today-lines.ts';

export default handleQuery(quotationCopy, async ({ cotizacion }, context) => {
  const { rows, now } = context;
  const sheet = await sheetOf(context, cotizacion);
  if (isRejection(sheet)) return sheet;
  const { moneda, transporte, productos_cotizacion: lines } = sheet;
  const productos = lines.map(({ producto, cantidad }) => ({ producto: producto._id, cantidad }));
  const today = await todayLines(rows, { cliente: sheet.cliente._id, moneda, transporte, productos }, now);
  if (isRejection(today)) return today;
  const pairs = lines.map((line, n) => ({ line, today: today.lineas[n] }));
  return {
    ok: true as const,
    cliente: sheet.cliente._id,
    moneda,
    transporte,
    lineas: pairs.flatMap(({ line: { seccion, comentario }, today: found }) =>
      found && !found.bloqueado ? [{ ...found.linea, seccion, comentario }] : [],
    ),
    quitados: pairs.flatMap(({ line: { producto }, today: found }) =>
      found && !found.bloqueado
        ? []
        : [{ part_number: producto.part_number, motivo: found ? 'está bloqueado' : 'ya no se vende' }],
    ),
  };
});
