import { movedSerials, type NamedSerials } from '../inventory/serials/named-serials.shared.ts';
import { repeatedSerial } from '../inventory/serials/units.shared.ts';
import { takenFrom } from '../inventory/places.shared.ts';
import { isRejection, reject, type Rejection } from '../kernel/rejection.ts';
import { type Order, orderedGoods } from '../streams/order/order.ts';
import type { SerialsOfLine, UnitsAtPlace } from '../streams/order/unpicked.shared.ts';

/** Where units of a serializable product stand, and what is known of their serials. */
export interface SerialStock {
  readonly bodega: Parameters<typeof takenFrom>[0];
  readonly series: NamedSerials;
}

interface Unpicked {
  readonly series: readonly SerialsOfLine[];
  readonly desde: readonly UnitsAtPlace[];
}
interface Named {
  readonly linea: number;
  readonly series: readonly string[];
}

/** Parts serials among the lines of a product: those that a line names are its own, the rest goes where units lack one. */
function partedAmong(o: Order, producto: string, all: readonly string[], named: readonly Named[]): SerialsOfLine[] {
  const claimed = new Set(named.flatMap(({ series }) => [...series]));
  const rest = all.filter((serie) => !claimed.has(serie));
  return o.productos_pedido.flatMap((line) => {
    if (line.producto._id !== producto) return [];
    const { _id: producto_id, part_number, nombre } = line.producto;
    const own = named.find(({ linea }) => linea === line.linea)?.series ?? [];
    const series = [...own, ...rest.splice(0, line.cantidad - own.length)];
    return series.length === 0 ? [] : [{ linea: line.linea, producto_id, part_number, nombre, series }];
  });
}

/** Why the lines of a request name no units of the order; undefined when each does. */
function misnamed(o: Order, named: readonly Named[], titulo: string): Rejection | undefined {
  for (const { linea, series } of named) {
    const line = o.productos_pedido.find((one) => one.linea === linea);
    if (!line) return reject('LINEA_NO_EXISTE', titulo, `El pedido no tiene la línea ${linea}. Actualiza la pantalla.`);
    if (series.length > 0 && !line.producto.serializable)
      return reject(
        'PRODUCTO_SIN_SERIE',
        titulo,
        `${line.producto.part_number} no lleva serie: quita las de su línea.`,
      );
    if (series.length > line.cantidad)
      return reject(
        'SERIES_INCOMPLETAS',
        titulo,
        `De ${line.producto.part_number} se facturan ${line.cantidad} y nombras ${series.length} series.`,
      );
  }
  return undefined;
}

/**
 * Serials and places of the goods that an order takes from the stock without warehouse work. As with every movement, a
 * place never keeps fewer units than serials: whoever takes some of the registered units names them (issue *Units*, 2.1).
 */
export function unpickedGoods(
  o: Order,
  named: readonly Named[],
  stock: Readonly<Record<string, SerialStock>>,
  titulo: string,
): Unpicked | Rejection {
  const wrong = misnamed(o, named, titulo);
  if (wrong) return wrong;
  const series: SerialsOfLine[] = [];
  const desde: UnitsAtPlace[] = [];
  for (const { producto_id, part_number, cantidad, bodega } of orderedGoods(o)) {
    const productStock = stock[producto_id];
    if (!productStock) continue;
    const lines = o.productos_pedido.filter(({ producto }) => producto._id === producto_id).map(({ linea }) => linea);
    const own = named.filter(({ linea }) => lines.includes(linea));
    const numbers = own.flatMap((one) => [...one.series]);
    const twice = repeatedSerial(numbers, titulo);
    if (twice) return twice;
    if (numbers.length > 0 && numbers.length !== cantidad)
      return reject(
        'SERIES_INCOMPLETAS',
        titulo,
        `De ${part_number} se facturan ${cantidad} y nombras ${numbers.length} ${numbers.length === 1 ? 'serie' : 'series'}. Escanea una por unidad.`,
      );
    const { fisico: hay } = productStock.bodega;
    const moved = movedSerials({ cantidad, series: numbers, hay, bodega }, productStock.series, titulo);
    if (isRejection(moved))
      return moved.codigo === 'FALTAN_SERIES'
        ? reject(
            'FALTAN_SERIES',
            titulo,
            `En ${bodega} hay ${hay - (productStock.series.ocupadas ?? 0)} de ${part_number} y ${productStock.series.registradas} tienen su serie registrada: escanea las series de las ${cantidad} que salen, o envía el pedido a picking.`,
          )
        : moved;
    if (productStock.series.registradas === 0 && moved.length === 0) continue;
    series.push(...partedAmong(o, producto_id, moved, own));
    const { ubicaciones = [] } = takenFrom(
      productStock.bodega,
      productStock.bodega.fisico - cantidad,
      productStock.series.lugares,
    );
    desde.push(...ubicaciones.map((one) => ({ producto_id, ubicacion: one.ubicacion, cantidad: -one.cantidad })));
  }
  return { series, desde };
}
