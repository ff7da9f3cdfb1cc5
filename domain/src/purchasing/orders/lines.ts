import { roundCents } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/rejection.ts';
import type { DatosOc, LineaOc, OrdenPedida } from './parts.ts';

/** What an order's lines are made of: products and clients by the id that a line names them by. */
export interface PurchaseOrderFacts {
  readonly number?: number;
  readonly productos: Readonly<
    Record<
      string,
      {
        readonly _id: string;
        readonly codigo: string;
        readonly part_number: string;
        readonly nombre: string;
        readonly marca: string;
        readonly activo: boolean;
      }
    >
  >;
  readonly clientes: Readonly<Record<string, { readonly _id: string; readonly nombre: string }>>;
}

/** An order as the log keeps it, its lines numbered and summed; refused where a line cannot be bought with the others. */
export function completed(titulo: string, orden: OrdenPedida, facts: PurchaseOrderFacts): DatosOc | Rejection {
  const { etd, eta } = orden;
  if (etd !== null && eta !== null && eta < etd)
    return reject('FECHAS', titulo, 'La ETA es anterior a la ETD. Revisa las fechas.', { campo: 'eta' });
  const seen = new Set<string>();
  const lineas: LineaOc[] = [];
  for (const [n, { producto, cantidad, precio, reserva }] of orden.lineas.entries()) {
    const found = facts.productos[producto]!;
    const named = `${found.part_number || found.codigo} (línea ${n + 1})`;
    if (found.marca !== orden.marca)
      return reject('OTRA_MARCA', titulo, `${named} es de ${found.marca}: una orden compra de una sola marca.`);
    if (!found.activo) return reject('PRODUCTO_INACTIVO', titulo, `${named} está desactivado. Quítalo de la orden.`);
    const key = `${producto}/${reserva}`;
    if (seen.has(key)) return reject('LINEA_REPETIDA', titulo, `${named} está dos veces. Junta sus cantidades.`);
    seen.add(key);
    lineas.push({
      linea: n + 1,
      producto_id: producto,
      codigo: found.codigo,
      part_number: found.part_number,
      nombre: found.nombre,
      precio,
      cantidad,
      total: roundCents(precio * cantidad),
      reserva: reserva === '' ? null : facts.clientes[reserva]!,
    });
  }
  return {
    ...orden,
    lineas,
    unidades: lineas.reduce((sum, { cantidad }) => sum + cantidad, 0),
    total: roundCents(lineas.reduce((sum, { total }) => sum + total, 0)),
  };
}
