import { orderCalls } from '@power/domain/documents';
import { dayOf } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { enGarantia, TECHNICIANS } from '@power/domain/service/cases/parts';
import { notSold, type Sale, saleOf, sameSerial } from '@power/domain/service/cases/sale.shared';
import { caseGridRow } from '@power/domain/service/cases/views/case-row';
import { caseExport, caseGrid, caseSale, caseTechnicians } from '@power/domain/service/cases/views/grids';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { handleGrid } from '@power/infra/platform/rows/handle-grid';
import { sql } from 'kysely';
import { exitOf } from '../../kernel/serial-exit.ts';
import { exitSentence } from '@power/domain/inventory/serials/exit.shared';
import { casesOfSerial } from '../../kernel/cases-of-serial.ts';
import { readSheet } from '../../kernel/document.ts';

type Asked = QueryContext & { readonly user: Principal };

/** Cases, the newest first. */
const all = gridOf(caseGridRow, { defaultSort: [{ colId: 'number', sort: 'desc' }] });

const columns = excelOf(caseGridRow, [
  'number',
  'estado',
  { field: 'cliente_nombre', ancho: 40 },
  'ejecutivo_nombre',
  { field: 'equipos', ancho: 40 },
  { field: 'series', ancho: 30 },
  'unidades',
  { field: 'falla', ancho: 30 },
  'garantia',
  'resolucion',
  'por_devolver',
  'pedido',
  'cotizacion',
  'cotizacion_estado',
  'entregadas',
  'prestadas',
  'prestamo_hasta',
  'repuestos',
  'tecnico',
  'creado_por',
  'createdAt',
  'updatedAt',
]);

const shown = (
  { producto: { _id, part_number, nombre }, series: _, ejecutivo: __, del_producto: ___, ...sale }: Sale,
  now: string,
) => ({
  ...sale,
  producto: { _id, part_number, nombre },
  en_garantia: enGarantia(sale, dayOf(now)),
});

/** The sales of an order, and why there are none. */
async function salesOf(context: Asked, pedido: number) {
  const found = await readSheet(orderCalls, context, pedido);
  if (isRejection(found)) return { ventas: [] as Sale[], problema: String(found.mensaje) };
  const sheet = found.sheet as OrderSheet;
  const why = notSold(sheet);
  if (why !== undefined) return { ventas: [] as Sale[], problema: why };
  const ventas = sheet.productos_pedido.flatMap(({ linea }) => {
    const sale = saleOf(sheet, linea);
    return isRejection(sale) ? [] : [sale];
  });
  return { ventas, problema: null };
}

/** Orders of one serial that are looked at, the newest first: a unit that came back was sold again. */
const MOST = 5;

async function bySerial(context: Asked, serie: string) {
  const { rows, now } = context;
  const upper = serie.toUpperCase();
  const orders = await rows
    .from('order_list')
    .innerJoin('order_serial_list as s', 's.number', 'order_list.number')
    .select(['s.number', 's.producto_id'])
    .where((of) => of(of.fn<string>('upper', ['s.serie']), '=', upper))
    .orderBy('s.fecha', 'desc')
    .limit(MOST)
    .execute();
  const cases = await casesOfSerial(rows, upper);
  const goods = ({ estado, tipo }: CaseSheet['movimientos'][number]) => estado === 'hecho' && tipo === 'cambio';
  /** The unit that stayed with us: its customer has another. */
  const stayed = (producto: string) =>
    cases.find(({ rma }) =>
      rma.movimientos.some((one) => goods(one) && one.producto._id === producto && one.entra?.toUpperCase() === upper),
    );
  // Whom it went to, and who took it, is the warehouse's to know.
  const exit = orders.length === 0 ? await exitOf(rows, upper) : undefined;
  let problema: string | null =
    `${exit ? `${exitSentence({ ...exit, destino: '', persona: '' })} No` : `La serie ${serie} no`} aparece en ninguna venta que puedas ver. Revísala, o busca por pedido.`;
  const ventas: (ReturnType<typeof shown> & { serie: string | null })[] = [];
  const add = async (number: number, producto: string, ours: (sale: Sale) => string | undefined) => {
    const sold = await salesOf(context, number);
    if (sold.problema !== null) problema = sold.problema;
    for (const sale of sold.ventas) {
      const own = sale.producto._id === producto ? ours(sale) : undefined;
      if (own !== undefined) ventas.push({ ...shown(sale, now), serie: own });
    }
  };
  for (const { number, producto_id } of orders) {
    const back = stayed(producto_id);
    if (back) problema = `La serie ${serie} quedó con nosotros en el RMA N° ${back.row.number}: ${back.row.vida}.`;
    // oxlint-disable-next-line no-await-in-loop -- five at most
    else await add(number, producto_id, ({ series }) => series.find((one) => sameSerial(one, serie)));
  }
  // A unit that went out for another belongs to that one's sale.
  for (const { rma } of cases) {
    const out = rma.movimientos.find((one) => goods(one) && one.series.some((own) => own.toUpperCase() === upper));
    const line = rma.lineas.find(({ linea }) => linea === out?.linea);
    if (out && line && !stayed(out.producto._id))
      // oxlint-disable-next-line no-await-in-loop -- twenty at most
      await add(line.pedido, out.producto._id, () =>
        ventas.some(({ pedido }) => pedido === line.pedido)
          ? undefined
          : out.series.find((own) => own.toUpperCase() === upper),
      );
  }
  return { ventas, problema: ventas.length > 0 ? null : problema, casos: cases.map(({ row }) => row) };
}

async function byOrder(context: Asked, pedido: number) {
  const { ventas, problema } = await salesOf(context, pedido);
  return { ventas: ventas.map((sale) => ({ ...shown(sale, context.now), serie: null })), problema, casos: [] };
}

/** Cases: list, Excel, what one begins with, and who may be given it. */
export default [
  handleGrid(caseGrid, all),
  handleQuery(caseExport, exportOf(caseExport, { titulo: 'Listado de RMA', grid: all, columns })),
  handleQuery(caseSale, ({ serie, pedido }, context) =>
    serie === undefined ? byOrder(context, pedido!) : bySerial(context, serie),
  ),
  handleQuery(caseTechnicians, async (_request, { rows }) => ({
    personas: await rows
      .from('user_list')
      .select(['_id', 'nombre', 'perfil'])
      .where('activo', '=', true)
      .where('perfil', 'in', TECHNICIANS)
      .orderBy(sql`ops.plain(nombre)`)
      .orderBy('_key')
      .execute(),
  })),
] as QueryHandler[];
