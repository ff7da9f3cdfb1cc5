import { addDays, dayOf, formatDay, startOfDay } from '@power/domain/kernel/dates';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { formatMonth } from '@power/domain/kernel/month';
import type { AgrupacionFalla, LineaRma } from '@power/domain/service/cases/parts';
import { failureRates, failureRatesFile, type FilaTasa } from '@power/domain/service/cases/views/failure-rates';
import { exportFile } from '@power/infra/platform/export/export-file';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { sql } from 'kysely';

interface Asked {
  readonly desde: string;
  readonly hasta: string;
  readonly por: AgrupacionFalla;
}
interface Group {
  readonly clave: string;
  nombre: string;
  marca: string | null;
  readonly rmas: Set<number>;
  falladas: number;
  vendidas: number;
}

const rateOf = (falladas: number, vendidas: number): number | null =>
  vendidas > 0 ? Math.round((falladas * 10_000) / vendidas) / 100 : null;

/** Units known by their serial that left with an order in those days, by product and what they came with. */
const soldByBatch = (rows: Reader, { desde, hasta }: Asked) =>
  rows
    .from('unit_batch_list')
    .select((of) => [
      sql<string>`producto_id || '/' || lote`.as('clave'),
      of.fn.max('part_number').as('nombre'),
      of.fn.max('marca').as('marca'),
      of.fn.countAll<string>().as('vendidas'),
    ])
    .where('salida', '>=', startOfDay(desde))
    .where('salida', '<', startOfDay(addDays(hasta, 1)))
    .where('lote', 'is not', null)
    .groupBy(['producto_id', 'lote'])
    .execute();

/** With what units of cases came, by product and serial as a case has them. */
async function batchesOf(rows: Reader, lines: readonly Pick<LineaRma, 'producto' | 'serie'>[]) {
  const ids = lines.flatMap(({ producto, serie }) => (serie === null ? [] : [unitId(producto._id, serie)]));
  const found =
    ids.length === 0
      ? []
      : await rows
          .from('unit_batch_list')
          .select(['_id', 'lote'])
          .where('_id', 'in', [...new Set(ids)])
          .execute();
  const lots = new Map(found.map(({ _id, lote }) => [_id, lote]));
  return ({ producto, serie }: Pick<LineaRma, 'producto' | 'serie'>): string | null =>
    (serie === null ? undefined : lots.get(unitId(producto._id, serie))) ?? null;
}

/** What was billed in those days, by what it is grouped by. */
async function sold(rows: Reader, asked: Asked) {
  const { desde, hasta, por } = asked;
  if (por === 'lote') return soldByBatch(rows, asked);
  const column = por === 'producto' ? 'producto_id' : por;
  return rows
    .from('sales_line_list')
    .select((of) => [
      sql<string>`${sql.ref(column)}`.as('clave'),
      of.fn.max('part_number').as('nombre'),
      of.fn.max('marca').as('marca'),
      of.fn.sum<string>('cantidad').as('vendidas'),
    ])
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .where(column, 'is not', null)
    .groupBy(column)
    .execute();
}

/** Groups of products that came back in those days. What was only sold has a rate of nought, and is told by brand and month. */
async function ratesOf(rows: Reader, asked: Asked): Promise<FilaTasa[]> {
  const { desde, hasta, por } = asked;
  const [cases, sales] = await Promise.all([
    rows
      .from('rma_list')
      .select(['number', 'createdAt', sql<LineaRma[]>`coalesce(documento -> 'lineas', '[]')`.as('lineas')])
      .where('createdAt', '>=', startOfDay(desde))
      .where('createdAt', '<', startOfDay(addDays(hasta, 1)))
      .where('estado', '<>', 'Rechazado')
      .execute(),
    sold(rows, asked),
  ]);
  const groups = new Map<string, Group>();
  const groupOf = (clave: string, nombre: string, marca: string | null): Group => {
    const found = groups.get(clave) ?? { clave, nombre, marca, rmas: new Set<number>(), falladas: 0, vendidas: 0 };
    groups.set(clave, found);
    return found;
  };
  const batchOf =
    por === 'lote'
      ? await batchesOf(
          rows,
          cases.flatMap(({ lineas }) => lineas),
        )
      : () => null;
  for (const { number, createdAt, lineas } of cases)
    for (const { producto, serie, cantidad } of lineas) {
      const lote = batchOf({ producto, serie });
      const group =
        por === 'lote'
          ? groupOf(
              `${producto._id}/${lote ?? ''}`,
              `${producto.part_number} · ${lote ?? 'sin lote conocido'}`,
              producto.marca,
            )
          : por === 'producto'
            ? groupOf(producto._id, producto.part_number, producto.marca)
            : por === 'marca'
              ? groupOf(producto.marca, producto.marca, null)
              : groupOf(dayOf(createdAt).slice(0, 7), dayOf(createdAt).slice(0, 7), null);
      group.rmas.add(Number(number));
      group.falladas += cantidad;
    }
  for (const { clave, nombre, marca, vendidas } of sales)
    // Of products and batches only those are told of which something came back.
    if ((por !== 'producto' && por !== 'lote') || groups.has(clave))
      groupOf(clave, por === 'producto' ? (nombre ?? clave) : clave, por === 'producto' ? marca : null).vendidas =
        Math.max(0, Number(vendidas));
  const filas = [...groups.values()].map(({ rmas, ...group }) => ({
    ...group,
    ...(por === 'mes' && { nombre: formatMonth(group.clave) }),
    casos: rmas.size,
    tasa: rateOf(group.falladas, group.vendidas),
  }));
  return filas.toSorted((a, b) =>
    por === 'mes'
      ? b.clave.localeCompare(a.clave)
      : b.falladas - a.falladas || (b.tasa ?? 0) - (a.tasa ?? 0) || a.nombre.localeCompare(b.nombre),
  );
}

/** All cases and all units of those days: a case of two products is one, and what nobody returned was sold too. */
async function totalOf(rows: Reader, asked: Asked, filas: readonly FilaTasa[]) {
  const months = asked.por === 'mes' ? filas : await ratesOf(rows, { ...asked, por: 'mes' });
  const sum = (figure: 'casos' | 'falladas' | 'vendidas') => months.reduce((all, one) => all + one[figure], 0);
  const [casos, falladas, vendidas] = [sum('casos'), sum('falladas'), sum('vendidas')];
  return { casos, falladas, vendidas, tasa: rateOf(falladas, vendidas) };
}

const POR = { producto: 'Producto', marca: 'Marca', lote: 'Lote', mes: 'Mes' } as const;
const FIGURES = [
  { field: 'casos', titulo: 'RMA', tipo: 'entero' },
  { field: 'falladas', titulo: 'Unidades con falla', tipo: 'entero' },
  { field: 'vendidas', titulo: 'Unidades vendidas', tipo: 'entero' },
  { field: 'tasa', titulo: 'Tasa de falla', tipo: 'porcentaje' },
] as const;

/** How much of what is sold comes back. */
export default [
  handleQuery(failureRates, async (asked, { rows }) => {
    const filas = await ratesOf(rows, asked);
    return { ok: true as const, filas, total: await totalOf(rows, asked, filas) };
  }),
  handleQuery(failureRatesFile, async (asked, { rows, user, asOf, now }) => {
    const { desde, hasta, por } = asked;
    const filas = await ratesOf(rows, asked);
    return exportFile({
      titulo: 'Tasas de falla',
      columns: [
        { field: 'nombre', titulo: POR[por], ancho: 40 },
        ...(por === 'producto' || por === 'lote' ? [{ field: 'marca', titulo: 'Marca' }] : []),
        ...FIGURES,
      ],
      rows: [...filas, { nombre: 'Total', marca: null, ...(await totalOf(rows, asked, filas)) }],
      filtros: `Del ${formatDay(desde)} al ${formatDay(hasta)}`,
      asOf: asOf ?? now,
      generadoPor: user.nombre,
    });
  }),
] as QueryHandler[];
