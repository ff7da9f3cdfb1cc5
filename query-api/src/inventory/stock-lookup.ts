import type { LineaEmbalada } from '@power/domain/dispatches/parcels/parts';
import { StockCountLineCounted, StockCountOpened } from '@power/domain/inventory/counts/events';
import { EN_CURSO } from '@power/domain/inventory/counts/parts';
import { codeSpellings, readScan } from '@power/domain/kernel/scanned-code';
import { readPayload } from '@power/domain/labels/payload.shared';
import { COUNTS_MAX, type ProductPlaces, stockLookup } from '@power/domain/inventory/views/stock-lookup';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { handleQuery, type QueryContext } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { readOrderCode } from '@power/domain/orders/order-code.shared';
import { sql } from 'kysely';
import { warehouseOfPlace } from '@power/domain/inventory/views/place-access';
import { caseTitle } from '@power/domain/service/cases/goods.shared';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { casesOfSerial } from '../kernel/cases-of-serial.ts';
import { exitOf } from '../kernel/serial-exit.ts';
import { productPlaces } from './product-places.shared.ts';

interface Packed {
  readonly contenido?: readonly LineaEmbalada[];
}
const NOTHING = { ubicacion: null, serie: null, salida: null, rma: null, pedido: null, embalaje: null };

/** A place, with all that stands there. */
async function ofPlace(rows: Reader, code: string) {
  const ubicacion = await rows
    .from('place_list')
    .select(['codigo', 'tipo', 'capacidad', 'activo'])
    .where('codigo', '=', code)
    .executeTakeFirst();
  const there = await rows
    .from('place_stock_list')
    .select(['producto_id'])
    .where('ubicacion', '=', code)
    .orderBy('_key')
    .execute();
  if (!ubicacion && there.length === 0) return undefined;
  const productos = await productPlaces(
    rows,
    there.map(({ producto_id }) => producto_id),
  );
  return { ...NOTHING, que: 'ubicacion' as const, ubicacion: ubicacion ?? null, productos };
}

/** Products that a code, a number of part or a bar code names, whole. */
async function ofProduct(rows: Reader, code: string) {
  const found = await rows
    .from('product_list')
    .select('_id')
    .where((of) =>
      of.or([
        of(of.fn<string>('upper', ['codigo']), '=', code),
        of(of.fn<string>('upper', ['codigo_sap']), '=', code),
        of(of.fn<string>('upper', ['part_number']), '=', code),
        sql<boolean>`${of.ref('ean')} ?| ${of.val(codeSpellings(code))}::text[]`,
      ]),
    )
    .orderBy('_key')
    .limit(20)
    .execute();
  if (found.length === 0) return undefined;
  const productos = await productPlaces(
    rows,
    found.map(({ _id }) => _id),
  );
  return { ...NOTHING, que: 'producto' as const, productos };
}

/** Of a serial that a case moved: its product. */
const productIn = ({ movimientos, lineas }: CaseSheet, code: string): string =>
  movimientos.find(({ series }) => series.some((one) => one.toUpperCase() === code))?.producto._id ??
  lineas.find(({ serie }) => serie?.toUpperCase() === code)?.producto._id ??
  '';

type CaseOfSerial = Awaited<ReturnType<typeof casesOfSerial>>[number];
const caseOf = (of: CaseOfSerial | undefined) =>
  of ? { number: of.row.number, estado: of.row.estado, vida: of.row.vida! } : null;

/** A serial: where it stands, or what took it since and what cases did with it; of two products with one number what happened last. */
async function ofSerial(rows: Reader, code: string) {
  const left = await rows
    .from('order_list')
    .innerJoin('order_serial_list as s', 's.number', 'order_list.number')
    .select(['s.serie as serie', 's.number as number', 's.fecha as fecha', 's.producto_id as producto_id'])
    .where((of) => of(of.fn<string>('upper', ['s.serie']), '=', code))
    .where('order_list.estatus', '<>', 'Anulado')
    .orderBy('s.fecha', 'desc')
    .limit(1)
    .executeTakeFirst();
  const stored = await rows
    .from('serial_list')
    .select(['serie', 'ubicada', 'producto_id', 'bodega', 'ubicacion'])
    .where('serie', '=', code)
    .orderBy('ubicada', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (stored && (!left || left.fecha < stored.ubicada)) {
    const { serie, ubicada: fecha, producto_id, bodega, ubicacion } = stored;
    return {
      ...NOTHING,
      que: 'serie' as const,
      serie: { serie, fecha, number: null, lugar: { bodega, ubicacion } },
      productos: await productPlaces(rows, [producto_id]),
    };
  }
  // What the workshop gave out, took back or lent, or sent to its supplier, is known by its case.
  const [of] = (await casesOfSerial(rows, code)).filter(({ row }) => row.vida !== null);
  const exit = await exitOf(rows, code);
  const byCase = of !== undefined && exit?.documento === caseTitle(of.row.number);
  if (exit && !byCase && (!left || left.fecha < exit.fecha)) {
    const { producto_id, ...salida } = exit;
    return {
      ...NOTHING,
      que: 'serie' as const,
      salida,
      rma: caseOf(of),
      productos: await productPlaces(rows, [producto_id]),
    };
  }
  if (!left && !of) return undefined;
  const { producto_id, ...serie } = left ?? { producto_id: productIn(of!.rma, code) };
  return {
    ...NOTHING,
    que: 'serie' as const,
    serie: left ? { ...(serie as Omit<typeof left, 'producto_id'>), lugar: null } : null,
    rma: caseOf(of),
    productos: await productPlaces(rows, [producto_id]),
  };
}

/** An order: where each of its products stands. */
async function ofOrder(rows: Reader, code: string) {
  const number = readOrderCode(code) ?? (/^\d{1,9}$/.test(code) ? Number(code) : undefined);
  if (number === undefined) return undefined;
  const pedido = await rows
    .from('order_list')
    .select(['number', 'estatus', 'cliente_nombre'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!pedido) return undefined;
  const lines = await rows
    .from('order_line_list')
    .select(['producto_id', 'cantidad'])
    .where('number', '=', number)
    .orderBy('linea')
    .execute();
  const asked = new Map<string, number>();
  for (const { producto_id, cantidad } of lines) asked.set(producto_id, (asked.get(producto_id) ?? 0) + cantidad);
  return { ...NOTHING, que: 'pedido' as const, pedido, productos: await productPlaces(rows, [...asked.keys()], asked) };
}

/** A package: what it holds, and where more of each product stands. */
async function ofParcel(rows: Reader, number: number) {
  const found = await rows
    .from('parcel_list')
    .select(['number', 'estado', 'tipo', 'pedido', 'cliente_nombre', 'documento'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return undefined;
  const { documento, ...embalaje } = found;
  const held = new Map(
    ((documento as Packed).contenido ?? []).map(({ producto, cantidad }) => [producto._id, cantidad]),
  );
  return {
    ...NOTHING,
    que: 'embalaje' as const,
    embalaje,
    productos: await productPlaces(rows, [...held.keys()], held),
  };
}

/** The route on which an order waits to be loaded. */
async function routeOf(rows: Reader, pedido: number | undefined): Promise<number | null> {
  if (pedido === undefined) return null;
  const found = await rows
    .from('stop_list')
    .select('despacho')
    .where('pedido', '=', pedido)
    .where('estado', '=', 'Pendiente')
    .where('estado_despacho', 'in', ['Planificado', 'Cargando'])
    .orderBy('despacho', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.despacho ?? null;
}

/** Products and places of a count, as its events name them. */
async function linesOf(
  log: QueryContext['log'],
  number: number,
): Promise<readonly (readonly [string, string | null])[]> {
  const events = await log.read(`stockcount-${number}`);
  return events.flatMap(({ type, data }) => {
    if (type === StockCountOpened.type)
      return (data as ReturnType<typeof StockCountOpened>['data']).lineas.map(
        ({ producto, ubicacion }) => [producto._id, ubicacion] as const,
      );
    if (type !== StockCountLineCounted.type) return [];
    const { producto, ubicacion } = data as ReturnType<typeof StockCountLineCounted>['data'];
    return [[producto._id, ubicacion] as const];
  });
}

/** Counts under way that cover the place that was scanned, or have a line of the product. */
async function countsOf(
  { rows, log }: Pick<QueryContext, 'rows' | 'log'>,
  productos: readonly ProductPlaces[],
  place: string | undefined,
) {
  const warehouses = new Set(productos.flatMap(({ ubicaciones }) => ubicaciones.map(({ bodega }) => bodega)));
  if (place !== undefined) warehouses.add(warehouseOfPlace(place));
  if (warehouses.size === 0) return [];
  const open = await rows
    .from('stockcount_list')
    .select(['number', 'bodega', 'alcance', 'tipo'])
    .where('estado', 'in', EN_CURSO)
    .where((of) => of('bodega', '=', of.fn.any(of.val([...warehouses]))))
    .orderBy('number', 'desc')
    .execute();
  const concerns = await Promise.all(
    open.map(async ({ number, tipo, alcance }) => {
      if (place !== undefined && (tipo === 'Total' || `${place}-`.startsWith(`${alcance}-`))) return true;
      const lines = await linesOf(log, number);
      return lines.some(([producto, ubicacion]) =>
        place === undefined ? productos.some(({ _id }) => _id === producto) : ubicacion === place,
      );
    }),
  );
  return open
    .filter((_, n) => concerns[n])
    .slice(0, COUNTS_MAX)
    .map(({ tipo: _, ...count }) => count);
}

/** Whatever was scanned, in the order in which codes are never mistaken for one another: a label of a package or a serial, a place, a product, a serial, an order. */
async function found(rows: Reader, buscar: string) {
  // Our own labels carry product and serial in one reading.
  const label = readPayload(buscar);
  if (label?.tipo === 'embalaje')
    return (
      (await ofParcel(rows, label.number)) ??
      reject(
        'NO_ENCONTRADO',
        'Embalaje sin abrir',
        `«${buscar}» no tiene productos: ábrelo en Embalajes para su pedido.`,
      )
    );
  const unit = label?.tipo === 'serie' ? label : readScan(buscar)[0]!;
  if (unit.serie !== undefined) {
    const products =
      (await ofSerial(rows, unit.serie.toUpperCase())) ?? (await ofProduct(rows, unit.codigo.toUpperCase()));
    if (products) return products;
  }
  for (const { codigo } of readScan(buscar)) {
    const code = codigo.toUpperCase();
    const products =
      (await ofPlace(rows, code)) ??
      (await ofProduct(rows, code)) ??
      (await ofSerial(rows, code)) ??
      (await ofOrder(rows, code));
    if (products) return products;
  }
  return reject(
    'NO_ENCONTRADO',
    'Código desconocido',
    `«${buscar}» no es un producto, una serie, una ubicación, un pedido ni un embalaje. Revisa el código o búscalo por nombre.`,
  );
}

export default handleQuery(stockLookup, async ({ buscar }, { rows, log }) => {
  const answer = await found(rows, buscar);
  if (isRejection(answer)) return answer;
  const { que, pedido, embalaje, ubicacion, productos } = answer;
  const counted = que === 'pedido' || que === 'embalaje' ? [] : productos;
  return {
    ...answer,
    despacho: await routeOf(rows, pedido?.number ?? embalaje?.pedido),
    conteos: await countsOf({ rows, log }, counted, ubicacion?.codigo),
  };
});
