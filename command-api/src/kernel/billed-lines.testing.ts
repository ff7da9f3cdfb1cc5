import type { RecordedEvent } from '@power/infra/platform/event-store/port';

interface Line {
  readonly linea: number;
  readonly cantidad: number;
  readonly precio_venta: number;
  readonly producto: { readonly _id: string; readonly servicio?: true };
}
interface Known {
  lines: readonly Line[];
  finished: boolean;
  readonly picked: Map<number, number>;
}
interface Data {
  readonly pedido: { readonly _id: string };
  readonly productos_pedido: readonly Line[];
  readonly linea: number;
  readonly pickeado: number;
  readonly neto: number;
  readonly lineas: readonly (Omit<Line, 'producto'> & { readonly producto_id: string; readonly pmp: number | null })[];
}

const words = (lines: readonly (readonly [linea: number, producto: string, cantidad: number, precio: number])[]) =>
  JSON.stringify(lines.filter(([, , cantidad]) => cantidad > 0));

/**
 * Documents of the log whose lines are not what a reading of the log by hand says was billed, or whose lines do not sum
 * up to them. Written without the rules of the product, so that it can contradict them.
 */
export function billedOtherwise(log: readonly RecordedEvent[]): string[] {
  const orders = new Map<string, Known>();
  const wrong: string[] = [];
  let documents = 0;
  for (const { type, stream, data } of log) {
    if (!stream.startsWith('order-')) continue;
    const d = data as Data;
    if (type === 'OrderCreated') orders.set(stream, { lines: d.productos_pedido, finished: false, picked: new Map() });
    const known = orders.get(stream)!;
    if (type === 'OrderLinesChanged' || type === 'OrderSplit') known.lines = d.productos_pedido;
    if (type === 'LinePicked' || type === 'LineUnpicked') known.picked.set(d.linea, d.pickeado);
    if (type === 'PickingFinished') known.finished = true;
    if (type !== 'OrderInvoiced') continue;
    documents += 1;
    const units = (line: Line): number =>
      known.finished && !line.producto.servicio ? (known.picked.get(line.linea) ?? 0) : line.cantidad;
    const meant = words(known.lines.map((l) => [l.linea, l.producto._id, units(l), l.precio_venta]));
    const billed = words(d.lineas.map((l) => [l.linea, l.producto_id, l.cantidad, l.precio_venta]));
    const sum = d.lineas.reduce((all, l) => all + l.precio_venta * l.cantidad, 0);
    if (meant !== billed || sum !== d.neto || d.lineas.some(({ pmp }) => pmp !== null && !(pmp >= 0)))
      wrong.push(`${stream}: ${billed} (${sum}) instead of ${meant} (${d.neto})`);
  }
  return documents > 0 ? wrong : ['no document was billed'];
}
