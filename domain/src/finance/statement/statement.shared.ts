import { addDays, daysBetween } from '../../kernel/dates.ts';

/** A tax document on credit, as the statement reads it. */
export interface StatementDocument {
  readonly pedido: number;
  readonly documento: string;
  readonly folio: number;
  readonly fecha: string;
  /** Pesos; of a credit note below zero. */
  readonly total: number;
  /** Whether it is the invoice, whose day and terms say when it is to be paid. */
  readonly cobra: boolean;
  /** Days after the invoice at which its equal parts fall due. */
  readonly dias: readonly number[];
}
export interface StatementPayment {
  readonly pedido: number;
  readonly fecha: string;
  readonly monto: number;
  readonly referencia: string;
}

/** Money that was paid and is to be returned, or was returned; of no document. */
export interface StatementRefund {
  readonly pedido: number;
  readonly fecha: string;
  readonly tipo: 'por_devolver' | 'devuelto';
  /** Pesos; of less to return below zero. */
  readonly monto: number;
  readonly detalle: string;
}

export interface Movement {
  readonly fecha: string;
  readonly documento: string;
  readonly folio: number | null;
  readonly pedido: number;
  readonly detalle: string;
  readonly cargo: number;
  readonly abono: number;
  readonly saldo: number;
}

export const BANDS = ['por_vencer', 'vencido_30', 'vencido_60', 'vencido_90', 'vencido_mas'] as const;
export type Band = (typeof BANDS)[number];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function bandOf(due: string, day: string): Band {
  const late = daysBetween(due, day);
  if (late < 0) return 'por_vencer';
  if (late < 31) return 'vencido_30';
  if (late < 61) return 'vencido_60';
  return late < 91 ? 'vencido_90' : 'vencido_mas';
}

/** What is still owed of an invoice by when each part falls due: equal parts, and payments settle the oldest first. */
export function partsOwed(
  { fecha, dias }: Pick<StatementDocument, 'fecha' | 'dias'>,
  total: number,
  paid: number,
): { vence: string; debe: number }[] {
  const upTo = (n: number): number => Math.floor((total * n) / dias.length);
  return dias
    .toSorted((a, b) => a - b)
    .map((days, n) => ({ vence: addDays(fecha, days), debe: Math.max(0, upTo(n + 1) - Math.max(paid, upTo(n))) }))
    .filter(({ debe }) => debe > 0);
}

/** What of the documents and payments up to a day is owed on it, by how long ago it fell due. */
function bandsOf(
  documents: readonly StatementDocument[],
  payments: readonly StatementPayment[],
  day: string,
): { readonly tramos: Record<Band, number>; readonly a_favor: number } {
  const bands: Record<Band, number> = { por_vencer: 0, vencido_30: 0, vencido_60: 0, vencido_90: 0, vencido_mas: 0 };
  let a_favor = 0;
  for (const invoice of documents.filter(({ cobra }) => cobra)) {
    const own = <T extends { readonly pedido: number }>(all: readonly T[]): readonly T[] =>
      all.filter(({ pedido }) => pedido === invoice.pedido);
    const total = sum(own(documents).map((one) => one.total));
    const paid = sum(own(payments).map(({ monto }) => monto));
    a_favor += Math.max(0, paid - total);
    for (const { vence, debe } of partsOwed(invoice, total, paid)) bands[bandOf(vence, day)] += debe;
  }
  return { tramos: bands, a_favor };
}

/** Of one day: what is charged, then what is taken back, then what is paid. */
const RANK = { cargo: 0, nota: 1, pago: 2, devolucion: 3 } as const;
const REFUND_NAMES = { por_devolver: 'Dinero por devolver', devuelto: 'Devolución' } as const;

const refundRow = ({ fecha, tipo, pedido, detalle, monto }: StatementRefund) => {
  const favour = tipo === 'por_devolver' ? monto : -monto;
  return {
    ...{ fecha, documento: REFUND_NAMES[tipo], folio: null, pedido, detalle },
    cargo: Math.max(0, -favour),
    abono: Math.max(0, favour),
    rank: RANK.devolucion,
  };
};

/**
 * The account of a customer between two days: what stood before, each document and payment with the balance after it, what
 * is owed at the end by bands, and what is in the customer's favour: the balance is the bands less that. `refunds` of orders
 * that have no document here say by themselves what is to be returned; of others what was returned is charged again.
 */
export function statementOf(
  documents: readonly StatementDocument[],
  payments: readonly StatementPayment[],
  desde: string,
  hasta: string,
  refunds: readonly StatementRefund[] = [],
): {
  readonly anterior: number;
  readonly movimientos: Movement[];
  readonly saldo: number;
  readonly tramos: Record<Band, number>;
  readonly a_favor: number;
} {
  const told = documents.filter(({ fecha }) => fecha <= hasta);
  const invoiced = new Set(told.map(({ pedido }) => pedido));
  const paid = payments.filter(({ fecha, pedido }) => fecha <= hasta && invoiced.has(pedido));
  const returns = refunds.filter(
    ({ fecha, pedido, tipo }) => fecha <= hasta && (tipo === 'devuelto' || !invoiced.has(pedido)),
  );
  const all = [
    ...told.map((d) => ({
      ...{ fecha: d.fecha, documento: d.documento, folio: d.folio, pedido: d.pedido, detalle: '' },
      cargo: Math.max(0, d.total),
      abono: Math.max(0, -d.total),
      rank: d.cobra ? RANK.cargo : RANK.nota,
    })),
    ...paid.map((p) => ({
      ...{ fecha: p.fecha, documento: 'Pago', folio: null, pedido: p.pedido, detalle: p.referencia },
      cargo: 0,
      abono: p.monto,
      rank: RANK.pago,
    })),
    ...returns.map(refundRow),
  ].sort((a, b) =>
    a.fecha === b.fecha
      ? a.rank - b.rank || a.pedido - b.pedido || (a.folio ?? 0) - (b.folio ?? 0)
      : a.fecha < b.fecha
        ? -1
        : 1,
  );
  const before = all.filter(({ fecha }) => fecha < desde);
  const anterior = sum(before.map(({ cargo, abono }) => cargo - abono));
  let saldo = anterior;
  const movimientos = all
    .filter(({ fecha }) => fecha >= desde)
    .map(({ rank: _, ...one }): Movement => ({ ...one, saldo: (saldo += one.cargo - one.abono) }));
  // What went back of an invoice's payments is paid no more; the rest is in favour of the customer until it is returned.
  const back = returns.flatMap(({ pedido, fecha, monto, detalle }) =>
    invoiced.has(pedido) ? [{ pedido, fecha, monto: -monto, referencia: detalle }] : [],
  );
  const bands = bandsOf(told, [...paid, ...back], hasta);
  const loose = returns.filter(({ pedido }) => !invoiced.has(pedido));
  const a_favor = bands.a_favor + sum(loose.map(({ tipo, monto }) => (tipo === 'por_devolver' ? monto : -monto)));
  return { anterior, movimientos, saldo, tramos: bands.tramos, a_favor };
}
