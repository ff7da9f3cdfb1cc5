import type { FieldOf } from '@power/domain/kernel/row';
import { orderByCode } from '@power/domain/orders/views/lookups';
import { orderLineRow } from '@power/domain/orders/views/order-line-row';
import { barredProducts } from '../kernel/barred-products.ts';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import { scannedSpellings } from '@power/domain/kernel/scanned-code';
import { handleQuery } from '@power/infra/platform/queries/handler';

const columns = (Object.keys(orderLineRow.fields) as FieldOf<typeof orderLineRow>[]).map(
  (name) => `order_line_list.${name}` as const,
);

interface Line {
  readonly estatus: string;
  readonly cantidad: number;
  readonly total_picking: number;
  readonly entregado_parcial: number;
}
const unitsHandedOver = (line: Line, whole: boolean): number => {
  if (line.estatus === 'Facturado Sin Picking') return line.cantidad;
  return whole ? line.total_picking : line.entregado_parcial;
};

/** Units handed over: what was picked, or what part deliveries handed over of it; invoiced without picking counts as delivered, with all that was ordered (requirements §0.2). */
export default handleQuery(orderByCode, async ({ codigo }, { rows }) => {
  const codes = [codigo, ...scannedSpellings(codigo)].flatMap((one) => [one, one.toUpperCase()]);
  const barred = [...(await barredProducts(rows, codigo))];
  const found = await rows
    .from('order_line_list')
    .innerJoin('order_list as o', 'o.number', 'order_line_list.number')
    .select([...columns, 'o.estatus', 'o.entregado', 'o.resto_anulado', totalFound])
    .where((of) =>
      of.or([
        of('order_line_list.codigo', 'in', codes),
        of('order_line_list.part_number', 'in', codes),
        of('order_line_list.producto_id', '=', of.fn.any(of.val(barred))),
      ]),
    )
    .orderBy('order_line_list.createdAt', 'desc')
    .limit(500)
    .execute();
  const { rows: lines, total } = withTotal(found);
  return {
    total,
    pedidos: lines.map(({ entregado, resto_anulado, ...row }) => ({
      ...row,
      total_entregado: unitsHandedOver(row, entregado && !resto_anulado),
    })),
  };
});
