import { isRejection } from '@power/domain/kernel/rejection';
import { roundIn, unitsOf } from '@power/domain/quotations/line-rules';
import { quotationCheck } from '@power/domain/quotations/views/check';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { incomingOf } from '../purchasing/incoming.shared.ts';
import { todayLines } from './today-lines.ts';

export default handleQuery(quotationCheck, async (request, { rows, now }) => {
  const today = await todayLines(rows, request, now);
  if (isRejection(today)) return today;
  let stock = rows
    .from('stock_list')
    .select((of) => ['producto_id', of.fn.sum<string>('disponible').as('disponible')])
    .where('producto_id', 'in', ['', ...request.productos.map(({ producto }) => producto)])
    .groupBy('producto_id');
  if (request.bodega !== undefined) stock = stock.where('bodega', '=', request.bodega);
  const available = new Map((await stock.execute()).map((s) => [s.producto_id, Number(s.disponible)]));
  const comes = await incomingOf(
    rows,
    request.productos.map(({ producto }) => producto),
  );
  const units = unitsOf(request.productos);
  const found = request.productos.map((asked, n) => ({ ...asked, today: today.lineas[n] }));
  return {
    ok: true as const,
    tipo_cambio: today.terms.tipo_cambio,
    productos: found.flatMap(({ producto, cantidad, precio, today: line }) => {
      if (!line) return [];
      const disponible = available.get(producto) ?? 0;
      return [
        {
          producto,
          part_number: line.linea.producto.part_number,
          solicitado: cantidad,
          disponible,
          ...comes(producto),
          alcanza: line.linea.servicio || disponible >= units.get(producto)!,
          bloqueado: line.bloqueado,
          ...(!request.solostock && { linea: line.linea }),
          ...(!request.solostock &&
            precio !== undefined && { diferencia: roundIn(request.moneda, line.linea.precio - precio) }),
        },
      ];
    }),
    desconocidos: found.flatMap(({ producto, today: line }) => (line ? [] : [producto])),
  };
});
