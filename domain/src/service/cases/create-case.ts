import { z } from 'zod';
import { type DecideContext, defineCommand } from '../../kernel/command.ts';
import { personOf } from '../../kernel/principal.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import { serviceCase } from './case.ts';
import { RmaRequested } from './events.ts';
import { RMA_PEOPLE } from './guards.ts';
import { type LineaRma, type ProductoTecleado, rmaTecleado } from './parts.ts';
import { cannotOpen, type Sale, sameSerial } from './sale.shared.ts';

export interface CaseFacts {
  readonly number: number;
  /** The sale of each product, in the order in which they were typed. */
  readonly ventas: readonly Sale[];
}

/** A product of the case by its sale, or what is wrong with it. */
function lineOf(typed: ProductoTecleado, venta: Sale, n: number): LineaRma | Rejection {
  const { serie, cantidad } = typed;
  const { producto, series } = venta;
  const known = serie === undefined ? undefined : series.find((one) => sameSerial(one, serie));
  if (serie !== undefined && known === undefined)
    return cannotOpen(
      `La serie ${serie} no salió en la línea ${venta.linea} del Pedido N° ${venta.pedido} (${producto.part_number}). Escanéala de nuevo, o agrega el producto sin serie.`,
    );
  if (serie !== undefined && cantidad !== 1)
    return cannotOpen(`La serie ${serie} es una sola unidad: deja la cantidad en 1.`);
  if (cantidad > venta.cantidad)
    return cannotOpen(
      `Del Pedido N° ${venta.pedido} se vendieron ${venta.cantidad} de ${producto.part_number} y pides ${cantidad}.`,
    );
  return {
    linea: n + 1,
    producto,
    serie: known ?? null,
    cantidad,
    pedido: venta.pedido,
    factura: venta.factura,
    vendido: venta.vendido,
    garantia_hasta: venta.garantia_hasta,
    falla: typed.falla,
    descripcion: typed.descripcion,
    accesorios: typed.accesorios,
  };
}

/** Why lines cannot be of one case; undefined when they can. */
function clash(lines: readonly LineaRma[], ventas: readonly Sale[]): Rejection | undefined {
  const other = ventas.find(({ cliente }) => cliente._id !== ventas[0]!.cliente._id);
  if (other)
    return cannotOpen(
      `${other.producto.part_number} se vendió a ${other.cliente.nombre} y los demás a ${ventas[0]!.cliente.nombre}. Abre un RMA por cliente.`,
    );
  for (const [n, line] of lines.entries()) {
    const twice = lines.findIndex(
      ({ producto, serie }) => serie !== null && serie === line.serie && producto._id === line.producto._id,
    );
    if (line.serie !== null && twice < n) return cannotOpen(`La serie ${line.serie} está dos veces: quita una.`);
    const sold = ventas[n]!;
    const units = lines.reduce(
      (sum, l, m) => sum + (l.pedido === line.pedido && ventas[m]!.linea === sold.linea ? l.cantidad : 0),
      0,
    );
    if (units > sold.cantidad)
      return cannotOpen(
        `Del Pedido N° ${sold.pedido} se vendieron ${sold.cantidad} de ${sold.producto.part_number} y el RMA lleva ${units}.`,
      );
  }
  return undefined;
}

/** Opens a case: products that were sold and fail, of one customer. */
export const createCase = defineCommand({
  name: 'create-rma',
  kit: 'document',
  context: 'service',
  path: '/rma/crear',
  accion: 'rma',
  access: { perfiles: RMA_PEOPLE },
  summary: 'Abre un RMA por productos vendidos, con serie o por línea de pedido',
  request: z.strictObject({ accion: z.literal('rma'), rma: rmaTecleado }),
  reply: z.object({ number: z.number().int() }),
  aggregate: serviceCase,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<CaseFacts>) => facts.number,
  decide(state, { rma }, { user, now, facts }: DecideContext<CaseFacts>) {
    const { number, ventas } = facts;
    if (state) return cannotOpen(`El número ${number} ya se usó. Vuelve a intentarlo.`);
    const lineas: LineaRma[] = [];
    for (const [n, typed] of rma.lineas.entries()) {
      const line = lineOf(typed, ventas[n]!, n);
      if (isRejection(line)) return line;
      lineas.push(line);
    }
    const wrong = clash(lineas, ventas);
    if (wrong) return wrong;
    const { cliente, ejecutivo } = ventas[0]!;
    return [
      RmaRequested({
        _id: String(number),
        number,
        cliente,
        ejecutivo,
        observacion: rma.observacion,
        lineas,
        creado_por: personOf(user),
        createdAt: now,
      }),
    ];
  },
  answer: ({ state }) => ({ mensaje: `El RMA N° ${state!.number} fue creado`, number: state!.number }),
});
