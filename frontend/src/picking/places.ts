import { readPayload } from '@power/domain/labels/payload.shared';
import { lineOf, type Picking } from '@power/domain/streams/order/picking';
import type { Line, Place, WorkOrder } from './work.ts';

/** Where the products of an order stand: the first place of each as they are walked, and where else. */
export interface Places {
  readonly lugares: readonly Place[];
  readonly otros: readonly Place[];
  /** Whether they have come: without network nobody knows where goods stand. */
  readonly known: boolean;
}

/** Units that this order took at a place already: what the shelf holds is known as it was when the order was opened. */
const takenAtPlace = (order: WorkOrder, picking: Picking, { producto, ubicacion }: Place): number =>
  order.productos_pedido
    .filter((line) => line.producto._id === producto)
    .flatMap((line) => lineOf(picking, line.linea).lugares ?? [])
    .reduce((sum, taken) => sum + (taken.ubicacion === ubicacion ? taken.cantidad : 0), 0);

/**
 * Places of a line that have units left, the one where the hand stands first (`stands`: by product, the place that was
 * scanned or chosen), then the better ones.
 */
export function placesOf(
  order: WorkOrder,
  picking: Picking,
  { producto }: Pick<Line, 'producto'>,
  { lugares, otros }: Places,
  stands: Readonly<Record<string, string>>,
): Place[] {
  const left = [...lugares, ...otros].flatMap((place) => {
    if (place.producto !== producto._id) return [];
    const cantidad = place.cantidad - takenAtPlace(order, picking, place);
    return cantidad > 0 ? [{ ...place, cantidad }] : [];
  });
  const here = left.filter(({ ubicacion }) => ubicacion === stands[producto._id]);
  return [...here, ...left.filter((place) => !here.includes(place))];
}

/** What the label of a place means while a line is picked; undefined where no place was read. */
export function placeRead(
  code: string,
  line: Line,
  places: readonly Place[],
  known = true,
): { readonly ubicacion: string } | { readonly mensaje: string } | undefined {
  const read = readPayload(code.trim().toUpperCase());
  if (read?.tipo !== 'ubicacion') return undefined;
  if (!known || places.some(({ ubicacion }) => ubicacion === read.codigo)) return { ubicacion: read.codigo };
  const [first] = places;
  const { part_number } = line.producto;
  return {
    mensaje: first
      ? `En ${read.codigo} no hay ${part_number}: está en ${first.ubicacion}.`
      : `En ${read.codigo} no hay ${part_number} según el sistema. Si lo ves ahí, escanea el producto.`,
  };
}
