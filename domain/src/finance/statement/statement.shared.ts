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
): Record<Band, number> {
  const bands: Record<Band, number> = { por_vencer: 0, vencido_30: 0, vencido_60: 0, vencido_90: 0, vencido_mas: 0 };
  for (const invoice of documents.filter(({ cobra }) => cobra)) {
    const own = <T extends { readonly pedido: number }>(all: readonly T[]): readonly T[] =>
      all.filter(({ pedido }) => pedido === invoice.pedido);
    const total = sum(own(documents).map((one) => one.total));
    const paid = sum(own(payments).map(({ monto }) => monto));
    for (const { vence, debe } of partsOwed(invoice, total, paid)) bands[bandOf(vence, day)] += debe;
  }
  return bands;
}

/** Of one day: what is charged, then what is taken back, then what is paid. */
const RANK = { cargo: 0, nota: 1, pago: 2 } as const;

/**
 * The account of a customer between two days: what stood before, each document and payment with the balance after it, and
 * what is owed at the end by bands. The balance is that of the bands: what was paid beyond an invoice counts in neither.
 */
export function statementOf(
  documents: readonly StatementDocument[],
  payments: readonly StatementPayment[],
  desde: string,
  hasta: string,
): {
  readonly anterior: number;
  readonly movimientos: Movement[];
  readonly saldo: number;
  readonly tramos: Record<Band, number>;
} {
  const told = documents.filter(({ fecha }) => fecha <= hasta);
  const invoiced = new Set(told.map(({ pedido }) => pedido));
  const paid = payments.filter(({ fecha, pedido }) => fecha <= hasta && invoiced.has(pedido));
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
  return { anterior, movimientos, saldo, tramos: bandsOf(told, paid, hasta) };
}
