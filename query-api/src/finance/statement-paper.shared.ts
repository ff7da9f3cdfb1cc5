import { BANDS, type Movement } from '@power/domain/finance/statement/statement.shared';
import { BAND_NAMES, CREDIT_NAME, STATEMENT_NOTE } from '@power/domain/finance/statement/words.shared';
import { formatDay } from '@power/domain/kernel/dates';
import { pesosText } from '@power/domain/kernel/money';
import { renderPdf } from '../kernel/pdf.ts';
import { printedDocument } from '../kernel/printed-document.ts';
import type { Statement } from './read-statement.shared.ts';

/** The account of a customer on paper. */
export async function statementFile(found: Statement) {
  const { cliente, desde, hasta, anterior, movimientos, saldo, tramos, a_favor } = found;
  const paper = printedDocument<Movement>({
    title: 'Estado de cuenta',
    corner: [`Al ${formatDay(hasta)}`],
    facts: [
      ['Cliente', cliente.nombre],
      ['RUT', cliente.legalcode],
      ['Desde', formatDay(desde)],
      ['Saldo anterior', pesosText(anterior)],
    ],
    columns: [
      { title: 'Fecha', kind: 'day', value: (m) => m.fecha },
      { title: 'Documento', kind: 'text', wide: true, value: (m) => [m.documento, m.folio].filter(Boolean).join(' ') },
      { title: 'Pedido', kind: 'code', value: (m) => String(m.pedido) },
      { title: 'Detalle', kind: 'text', wide: true, value: (m) => m.detalle },
      { title: 'Cargo', kind: 'pesos', value: (m) => m.cargo || null },
      { title: 'Abono', kind: 'pesos', value: (m) => m.abono || null },
      { title: 'Saldo', kind: 'pesos', value: (m) => m.saldo },
    ],
    rows: movimientos,
    totals: [
      {
        titulo: 'Deuda por vencimiento',
        rows: [
          ...BANDS.map((band) => ({ label: BAND_NAMES[band], value: tramos[band] })),
          ...(a_favor > 0 ? [{ label: CREDIT_NAME, value: -a_favor }] : []),
          { label: 'SALDO', value: saldo, strong: true },
        ],
      },
    ],
    terms: [STATEMENT_NOTE],
  });
  return {
    nombre: `Estado de cuenta ${cliente.nombre} ${formatDay(hasta)}.pdf`,
    tipo: 'application/pdf',
    stream: await renderPdf(paper),
  };
}
