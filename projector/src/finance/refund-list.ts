import { type RefundRow, refundRow } from '@power/domain/finance/refunds/views/refund-row';
import { dayOf } from '@power/domain/kernel/dates';
import type { EventContext } from '@power/domain/kernel/event';
import {
  RefundApplicationReversed,
  RefundApplied,
  RefundDue,
  RefundPaid,
  RefundRefused,
  RefundRequested,
  RefundTransferred,
  RefundUnanswered,
} from '@power/domain/streams/settlement/refund-events';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

type Row = RefundRow | undefined;
interface OfDocument {
  readonly documento: { readonly _id: string };
}
const key = ({ documento }: OfDocument): string[] => [documento._id];

/** The sums of a row and the state that follows from them. */
function withSums(row: RefundRow, c: EventContext, change: Partial<RefundRow>): RefundRow {
  const next = { ...row, ...change, updatedAt: c.at, version: c.version };
  const saldo_devolver = Math.max(0, next.a_devolver - next.devuelto - next.en_curso);
  const open = next.devolucion_abierta !== null;
  const finalState = next.devuelto > 0 ? 'Devuelto' : 'Sin efecto';
  return {
    ...next,
    saldo_devolver,
    estado_devolucion: open
      ? next.estado_devolucion === 'Por confirmar'
        ? 'Por confirmar'
        : 'En curso'
      : saldo_devolver > 0
        ? 'Por devolver'
        : finalState,
  };
}

const must = (row: Row, c: EventContext): RefundRow => {
  if (!row) throw new Error(`${c.stream} has no money to return before version ${c.version}`);
  return row;
};
const withMovement = (row: RefundRow, movement: RefundRow['movimientos'][number]) => ({
  movimientos: [...row.movimientos, movement],
});

/** *Devoluciones de dinero*: one row for each order of which money is, or was, to be returned. */
export default rowProjection(refundRow, {
  version: 2,
  indexes: [['number'], ['createdAt'], ['estado_devolucion', 'createdAt'], ['cliente_id']],
  ignores: ['PaymentRegistered', 'PaymentReversed'],
  rules: [
    rule(RefundDue, key, (row, d, c) => {
      const { documento, causa, monto, antes, tarjeta, banco, por_webpay, cliente_id } = d;
      const before: RefundRow = row ?? {
        ...{ _id: documento._id, number: documento.number, createdAt: c.at, updatedAt: c.at, version: c.version },
        ...{ cliente_id, cliente_nombre: documento.nombre, estado_devolucion: 'Por devolver', causa_devolucion: causa },
        ...{ saldo_devolver: 0, a_devolver: 0, devuelto: 0, devuelto_webpay: 0, en_curso: 0, por_webpay: 0 },
        ...{ pagado_tarjeta: 0, pagado_banco: 0, medio_devolucion: null, fecha_devolucion: null },
        ...{ referencia_devolucion: null, devuelto_por: null, aviso: null, devolucion_abierta: null, movimientos: [] },
      };
      const movement = { fecha: dayOf(c.at), tipo: 'por_devolver' as const, monto: monto - antes, detalle: causa };
      return withSums(before, c, {
        ...{ a_devolver: monto, causa_devolucion: causa, pagado_tarjeta: tarjeta, pagado_banco: banco },
        por_webpay: por_webpay - before.devuelto_webpay,
        ...{ cliente_id, cliente_nombre: documento.nombre },
        ...withMovement(before, movement),
      });
    }),
    rule(RefundRequested, key, (row, { devolucion, monto, solicitada_por }, c) =>
      withSums(must(row, c), c, {
        ...{ en_curso: monto, devolucion_abierta: String(devolucion), aviso: null, medio_devolucion: 'Webpay' },
        ...{ devuelto_por: solicitada_por.nombre, estado_devolucion: 'En curso' },
      }),
    ),
    rule(RefundUnanswered, key, (row, { motivo }, c) =>
      withSums(must(row, c), c, { aviso: motivo, estado_devolucion: 'Por confirmar' }),
    ),
    rule(RefundRefused, key, (row, { motivo }, c) =>
      withSums(must(row, c), c, { en_curso: 0, devolucion_abierta: null, aviso: motivo }),
    ),
    rule(RefundPaid, key, (row, { monto, detalle, autorizacion }, c) => {
      const before = must(row, c);
      return withSums(before, c, {
        ...{ en_curso: 0, devolucion_abierta: null, aviso: null, devuelto: before.devuelto + monto },
        ...{ por_webpay: before.por_webpay - monto, devuelto_webpay: before.devuelto_webpay + monto },
        ...{ fecha_devolucion: dayOf(c.at), referencia_devolucion: autorizacion ?? detalle },
        ...withMovement(before, { fecha: dayOf(c.at), tipo: 'devuelto', monto, detalle: 'Webpay' }),
      });
    }),
    rule(RefundTransferred, key, (row, { monto, fecha, referencia, transferida_por }, c) => {
      const before = must(row, c);
      return withSums(before, c, {
        ...{ devuelto: before.devuelto + monto, aviso: null, medio_devolucion: 'Transferencia' },
        ...{ fecha_devolucion: fecha, referencia_devolucion: referencia, devuelto_por: transferida_por.nombre },
        ...withMovement(before, { fecha, tipo: 'devuelto', monto, detalle: `Transferencia ${referencia}` }),
      });
    }),
    rule(RefundApplied, key, (row, { monto, destino, aplicada_por }, c) => {
      const before = must(row, c);
      const to = destino.factura === '' ? `Pedido ${destino.number}` : `Factura ${destino.factura}`;
      return withSums(before, c, {
        ...{ devuelto: before.devuelto + monto, aviso: null, medio_devolucion: 'Otra factura' },
        ...{ fecha_devolucion: dayOf(c.at), referencia_devolucion: to, devuelto_por: aplicada_por.nombre },
        ...withMovement(before, { fecha: dayOf(c.at), tipo: 'devuelto', monto, detalle: `Aplicado a ${to}` }),
      });
    }),
    rule(RefundApplicationReversed, key, (row, { monto, motivo }, c) => {
      const before = must(row, c);
      const detalle = 'Aplicación reversada';
      return withSums(before, c, {
        ...{ devuelto: before.devuelto - monto, aviso: motivo },
        ...withMovement(before, { fecha: dayOf(c.at), tipo: 'devuelto', monto: -monto, detalle }),
      });
    }),
  ],
});
