import { isRejection, type Rejection, reject } from '../../kernel/rejection.ts';
import { isService, unitsOf } from '../../streams/order/billing.shared.ts';
import { looseDelivered } from '../../streams/order/delivery-parts.shared.ts';
import type { Order } from '../../streams/order/order.ts';
import { namedTwice } from '../../inventory/serials/units.shared.ts';
import type { ProductoStock } from '../../inventory/stock-product.shared.ts';
import { parcelTitle } from './parcel.ts';
import type { ContenidoTecleado, LineaEmbalada } from './parts.ts';

/** What an order has of a product: two lines may sell the same one. */
export interface Good {
  readonly producto: ProductoStock;
  readonly cantidad: number;
  readonly serializable: boolean;
  /** Those that its picking scanned. */
  readonly series: readonly string[];
}
export type Goods = ReadonlyMap<string, Good>;

/** Everything of an order that goes into packages, by product. */
export function goodsOf(o: Order): Goods {
  const goods = new Map<string, Good>();
  for (const line of o.productos_pedido) {
    // What was handed over out of its package is in none any more.
    const loose = looseDelivered(o, line.linea);
    const cantidad = unitsOf(o, line) - loose.cantidad;
    if (isService(line) || cantidad === 0) continue;
    const { _id, codigo, codigo_sap, part_number, nombre, marca, serializable } = line.producto;
    const before = goods.get(_id);
    goods.set(_id, {
      producto: { _id, codigo, codigo_sap, part_number, nombre, marca },
      serializable,
      cantidad: cantidad + (before?.cantidad ?? 0),
      series: [
        ...(before?.series ?? []),
        ...(o.picking?.lineas[line.linea]?.series ?? []).filter((serie) => !loose.series.includes(serie)),
      ],
    });
  }
  return goods;
}

const wrong = (titulo: string, codigo: string, mensaje: string): Rejection => reject(codigo, titulo, mensaje);

/** What a serial lacks to go into a package, in words; undefined when it may. */
function wrongSeries({ cantidad, series }: ContenidoTecleado, good: Good): string | undefined {
  const { part_number } = good.producto;
  if (!good.serializable) return series.length > 0 ? `${part_number} no lleva series: quítalas.` : undefined;
  const twice = namedTwice(series);
  if (twice !== undefined) return `La serie ${twice} está dos veces. Quita una.`;
  const foreign = good.series.length > 0 ? series.find((one) => !good.series.includes(one)) : undefined;
  if (foreign !== undefined) return `La serie ${foreign} no se escaneó en el picking de este pedido. Revisa la unidad.`;
  return series.length === cantidad
    ? undefined
    : `${part_number} lleva serie: escanea una por unidad (${cantidad} unidades, ${series.length} series).`;
}

/** Lines of a package of what a person says lies in it; one that was there keeps its number. */
export function linesOf(
  typed: readonly ContenidoTecleado[],
  goods: Goods,
  before: readonly LineaEmbalada[],
  titulo: string,
): readonly LineaEmbalada[] | Rejection {
  let last = Math.max(0, ...before.map(({ linea }) => linea));
  const lines: LineaEmbalada[] = [];
  for (const one of typed) {
    const good = goods.get(one.producto);
    if (!good) return wrong(titulo, 'PRODUCTO_NO_EXISTE', 'Hay un producto que no es de este pedido. Quítalo.');
    const { producto } = good;
    if (lines.some((line) => line.producto._id === producto._id))
      return wrong(titulo, 'PRODUCTO_REPETIDO', `${producto.part_number} está dos veces. Deja una línea.`);
    const series = wrongSeries(one, good);
    if (series !== undefined) return wrong(titulo, 'SERIE_NO_CORRESPONDE', series);
    const linea = before.find((line) => line.producto._id === producto._id)?.linea ?? (last += 1);
    lines.push({ linea, producto, cantidad: one.cantidad, series: [...one.series] });
  }
  return lines;
}

/** A package of an order with what counts as its contents. */
export interface Known {
  readonly number: number;
  /** How often its contents have changed; −1 while it is not there. */
  readonly revision: number;
  readonly contenido: readonly LineaEmbalada[];
}

const inAll = (known: readonly Pick<Known, 'contenido'>[], producto: string): readonly LineaEmbalada[] =>
  known.flatMap(({ contenido }) => contenido.filter((line) => line.producto._id === producto));
const sum = (lines: readonly LineaEmbalada[]): number => lines.reduce((n, { cantidad }) => n + cantidad, 0);

/** What no package holds yet. */
export function unpacked(goods: Goods, known: readonly Known[]): readonly LineaEmbalada[] {
  const lines: LineaEmbalada[] = [];
  for (const { producto, cantidad, series } of goods.values()) {
    const packed = inAll(known, producto._id);
    const left = cantidad - sum(packed);
    if (left <= 0) continue;
    const gone = new Set(packed.flatMap((line) => line.series));
    const free = series.filter((serie) => !gone.has(serie)).slice(0, left);
    lines.push({ linea: lines.length + 1, producto, cantidad: left, series: free });
  }
  return lines;
}

/** Why these contents do not go into package `own` beside those of the others; undefined when they do. */
export function overPacked(
  goods: Goods,
  own: Pick<Known, 'number' | 'contenido'>,
  others: readonly Known[],
  titulo: string,
): Rejection | undefined {
  for (const { producto, cantidad, series } of own.contenido) {
    const { _id, part_number } = producto;
    const there = inAll(others, _id);
    const left = (goods.get(_id)?.cantidad ?? 0) - sum(there);
    if (cantidad > left) {
      const where = others.filter(({ contenido }) => inAll([{ contenido }], _id).length > 0);
      const held = where.map(({ number }) => parcelTitle(number)).join(', ');
      return wrong(
        titulo,
        'MAS_QUE_EL_PEDIDO',
        `De ${part_number} quedan ${Math.max(0, left)} unidades por embalar y pusiste ${cantidad}.${held ? ` El resto está en: ${held}.` : ''} Corrige la cantidad.`,
      );
    }
    const twice = series.find((serie) => there.some((line) => line.series.includes(serie)));
    const other = others.find(({ contenido }) => contenido.some((line) => line.series.includes(twice ?? '')));
    if (twice !== undefined && other)
      return wrong(titulo, 'SERIE_EMBALADA', `La serie ${twice} ya está en el ${parcelTitle(other.number)}.`);
  }
  return undefined;
}

/** What stays of a package when a part of it goes to another; refused where it has not as much. */
export function partedFrom(
  contenido: readonly LineaEmbalada[],
  typed: readonly ContenidoTecleado[],
  titulo: string,
): { readonly stays: readonly LineaEmbalada[]; readonly goes: readonly LineaEmbalada[] } | Rejection {
  const own = new Map(
    contenido.map((line): [string, Good] => [
      line.producto._id,
      { ...line, serializable: line.series.length > 0, series: line.series },
    ]),
  );
  for (const { producto, series } of typed) {
    const foreign = series.find((one) => !own.get(producto)?.series.includes(one));
    if (foreign !== undefined)
      return wrong(titulo, 'SERIE_NO_CORRESPONDE', `La serie ${foreign} no está en este embalaje. Quítala.`);
  }
  const goes = linesOf(typed, own, [], titulo);
  if (isRejection(goes)) return goes;
  const stays: LineaEmbalada[] = [];
  for (const line of contenido) {
    const part = goes.find(({ producto }) => producto._id === line.producto._id);
    const left = line.cantidad - (part?.cantidad ?? 0);
    if (left < 0)
      return wrong(
        titulo,
        'MAS_QUE_EL_EMBALAJE',
        `Hay ${line.cantidad} de ${line.producto.part_number} y separaste ${part!.cantidad}. Corrige la cantidad.`,
      );
    if (left > 0)
      stays.push({ ...line, cantidad: left, series: line.series.filter((one) => !part?.series.includes(one)) });
  }
  return { stays, goes };
}

/** Contents of a package once another's are in it too. */
export function together(
  contenido: readonly LineaEmbalada[],
  more: readonly LineaEmbalada[],
): readonly LineaEmbalada[] {
  const lines = [...contenido];
  for (const line of more) {
    const at = lines.findIndex(({ producto }) => producto._id === line.producto._id);
    const last = Math.max(0, ...lines.map(({ linea }) => linea));
    if (at < 0) lines.push({ ...line, linea: last + 1 });
    else
      lines[at] = {
        ...lines[at]!,
        cantidad: lines[at]!.cantidad + line.cantidad,
        series: [...lines[at]!.series, ...line.series],
      };
  }
  return lines;
}
