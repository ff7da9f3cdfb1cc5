import * as events from '@power/domain/reservations/events';
import { type LineaReserva, pendiente } from '@power/domain/reservations/parts';
import { type ClientGoodsRow, clientGoodsRow } from '@power/domain/reservations/places/views/client-goods-row';
import type { LineaRetiro } from '@power/domain/reservations/withdrawals/parts';
import type { MovimientoPedido } from '@power/domain/streams/order/parts';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Each product is in one line of its reservation. */
const keyOf = (reserva: number, producto: string): string => `${reserva}/${producto}`;
interface Of {
  readonly reserva: { readonly number: number };
}
const ofLines = ({ reserva, lineas }: Of & { readonly lineas: readonly (LineaReserva | LineaRetiro)[] }): string[] =>
  lineas.map(({ producto }) => keyOf(reserva.number, producto._id));
const ofGoods = ({ reserva, movimientos }: Of & { readonly movimientos: readonly MovimientoPedido[] }): string[] =>
  movimientos.map(({ producto_id }) => keyOf(reserva.number, producto_id));
const lineIn = <L extends LineaReserva | LineaRetiro>(lines: readonly L[], row: ClientGoodsRow | undefined) =>
  lines.find(({ linea }) => linea === row?.linea);

const serieOf = ({ series = [] }: LineaReserva): string | null => (series.length > 0 ? series.join(', ') : null);

/** What is left of a line; with nothing left the row goes. */
const left = (row: ClientGoodsRow | undefined, lines: readonly LineaReserva[], at: string, asked = 0) => {
  const line = lineIn(lines, row);
  return row && line && pendiente(line) > 0
    ? { ...row, cantidad: pendiente(line), solicitada: row.solicitada - asked, serie: serieOf(line), updatedAt: at }
    : undefined;
};
const gone = (_row: ClientGoodsRow | undefined): ClientGoodsRow | undefined => undefined;

function originOf({
  number,
  pedido,
  cotizacion,
}: {
  number: number;
  pedido: number | null;
  cotizacion: number | null;
}) {
  if (pedido !== null) return `Pedido N° ${pedido}`;
  return cotizacion === null ? `Reserva N° ${number}` : `Cotización N° ${cotizacion}`;
}

/** Goods that reservations hold for projects of customers. */
export default rowProjection(clientGoodsRow, {
  version: 2,
  indexes: [['ubicacion_id'], ['cliente_id'], ['fecha']],
  ignores: [
    'ReservationTaken',
    'ReservationExpired',
    'ReservationWithdrawalTaken',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(
      events.ReservationCreated,
      (d) => (d.ubicacion ? d.lineas.map(({ producto }) => keyOf(d.number, producto._id)) : []),
      (_, d, c, key): ClientGoodsRow => {
        const line = d.lineas.find(({ producto }) => keyOf(d.number, producto._id) === key)!;
        const { _id, codigo, part_number, nombre, marca } = line.producto;
        return {
          _id: key,
          ubicacion_id: d.ubicacion!._id,
          ubicacion_nombre: d.ubicacion!.nombre,
          cliente_id: d.cliente._id,
          cliente_nombre: d.cliente.nombre,
          ejecutivo_id: d.ejecutivo._id,
          producto_id: _id,
          codigo,
          part_number,
          nombre,
          marca,
          serie: null,
          cantidad: pendiente(line),
          solicitada: 0,
          fecha: d.createdAt,
          origen: originOf(d),
          vence: d.vence,
          bodega: d.bodega,
          reserva: d.number,
          linea: line.linea,
          updatedAt: c.at,
        };
      },
    ),
    rule(
      events.ReservationPrepared,
      (d) => ofLines({ ...d, lineas: d.lineas ?? [] }),
      (row, { lineas = [] }, c) => left(row, lineas, c.at),
    ),
    rule(events.ReservationReleased, ofLines, (row, { lineas }, c) => left(row, lineas, c.at)),
    rule(events.ReservationDelivered, ofGoods, gone),
    rule(events.ReservationConverted, ofGoods, gone),
    rule(events.ReservationStockFreed, ofGoods, gone),
    rule(
      events.ReservationWithdrawalRequested,
      ({ reserva, retiro }) => ofLines({ reserva, ...retiro }),
      (row, d, c) => {
        const asked = lineIn(d.retiro.lineas, row);
        return row && asked && { ...row, solicitada: row.solicitada + asked.cantidad, updatedAt: c.at };
      },
    ),
    rule(events.ReservationWithdrawn, ofLines, (row, { lineas, quedan }, c) =>
      left(row, quedan, c.at, lineIn(lineas, row)?.cantidad),
    ),
    rule(events.ReservationWithdrawalCancelled, ofLines, (row, { lineas }, c) => {
      const asked = lineIn(lineas, row);
      return row && asked && { ...row, solicitada: row.solicitada - asked.cantidad, updatedAt: c.at };
    }),
    rule(
      events.ReservationClientChanged,
      ({ reserva, productos }) => productos.map((producto) => keyOf(reserva.number, producto)),
      (row, { cliente }, c) =>
        row && { ...row, cliente_id: cliente._id, cliente_nombre: cliente.nombre, updatedAt: c.at },
    ),
    rule(
      events.ReservationExtended,
      ({ reserva, productos = [] }) => productos.map((producto) => keyOf(reserva.number, producto)),
      (row, { vence }, c) => row && { ...row, vence, updatedAt: c.at },
    ),
  ],
});
