import { foldAll } from '@power/domain/kernel/scenario';
import { freshLine } from '@power/domain/quotations/lines';
import { type QuotationTerms } from '@power/domain/quotations/offered.shared';
import { openingOf } from '@power/domain/quotations/new-quotation';
import { type Quotation, quotation } from '@power/domain/quotations/quotation';
import { paperMark, unpriced } from '@power/domain/quotations/shared-quotation';
import { cabecera, facts, inDollars, inPesos, quotable, sold } from '@power/domain/quotations/quotation.testing';
import { linesOf } from '../kernel/pdf-text.testing.ts';
import { renderPdf } from '../kernel/pdf.ts';
import { quotationPaper } from './quotation-paper.shared.ts';
import { publicQuotation } from './shared-quotation.shared.ts';

/** A quotation of many lines: long part numbers, longer names. */
function quotedLines(many: number, terms: QuotationTerms) {
  const line = (n: number) => {
    const part_number = `DH-HAC-HDW1200TL-A-0280B-${n}`;
    const product = sold(String(n), {
      part_number,
      nombre: `Cámara domo ${n} con visión nocturna ${'y más '.repeat(15)}`,
    });
    return freshLine({ linea: n, seccion: null, comentario: null, cantidad: n }, quotable(product), terms);
  };
  const opening = openingOf(
    {
      ...cabecera,
      ...terms,
      referencia: 'OC 77',
      observacion: '¡Ojo! Entregar en portería',
      condiciones: [{ tipo: 'garantía', nombre: 'Garantía', version: 1, texto: 'Un año' }],
      creado_por: { _id: 'u', nombre: 'Eva' },
      createdAt: '2026-01-05T12:00:00.000Z',
      copia_de: null,
      productos_cotizacion: Array.from({ length: many }, (_, n) => line(n + 1)),
    },
    { ...facts, tipo_cambio: terms.tipo_cambio, por_dolar: terms.por_dolar },
  );
  return foldAll(quotation, [opening])!;
}

const read = async (q: ReturnType<typeof quotedLines>): Promise<string[]> =>
  linesOf(await renderPdf(quotationPaper(publicQuotation(q, '30 días', '2026-01-06T12:00:00.000Z'))));

test('what has become of it stands across the page; while it is good nothing does', () => {
  const q = quotedLines(1, inPesos());
  const paper = (of: Quotation, now = '2026-01-06T12:00:00.000Z') =>
    quotationPaper(publicQuotation(of, '30 días', now), undefined, paperMark(of, now)).watermark;
  expect(paper(q)).toBeUndefined();
  expect(paper({ ...q, estado: 'Anulada' })).toMatchObject({ text: 'Anulada' });
  expect(paper({ ...q, estado: 'Expirada' })).toMatchObject({ text: 'Expirada' });
  expect(paper(q, '2027-01-06T12:00:00.000Z')).toMatchObject({ text: 'Expirada' });
});

test('no paper of a price that waits', () => {
  const q = quotedLines(1, inPesos());
  const [line] = q.productos_cotizacion;
  const waits = { ...q, productos_cotizacion: [{ ...line!, validado: false, requiere_validacion: true }] };
  expect(unpriced(q, 'X')).toBeUndefined();
  expect(unpriced(waits, 'El PDF no se creó')).toMatchObject({ codigo: 'LINEAS_PENDIENTES' });
  expect(unpriced({ ...waits, estado: 'Anulada' }, 'X')).toBeUndefined();
});

const pesos = (value: number): string => `$${String(value).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;

test('three hundred lines are read back from the file: each part number whole, its units, price and total; then the sums', async () => {
  const q = quotedLines(300, inPesos());
  const lines = await read(q);
  for (const { producto, cantidad, precio, valor_total } of q.productos_cotizacion) {
    const row = lines.find((text) => text.startsWith(`${producto.part_number}|`));
    expect(row).toMatch(/^[^|]+\|Cámara domo/);
    expect(row!.endsWith(`${pesos(cantidad).slice(1)}|${pesos(precio)}|${pesos(valor_total)}`)).toBe(true);
  }
  expect(q.neto).toBe(q.productos_cotizacion.reduce((sum, line) => sum + line.valor_total, 0));
  for (const [label, sum] of [
    ['NETO', q.neto],
    ['IVA (19%)', q.iva],
    ['TOTAL', q.total],
  ] as const)
    expect(lines).toContain(`${label}|${pesos(sum)}`);
  expect(lines.filter((text) => text.startsWith('Producto|'))).not.toHaveLength(1);
  expect(lines.join(' ')).not.toContain('Transporte');
});

test.each([
  ['aereo', 'Aéreo', 'US$ 15.00'],
  ['maritimo', 'Marítimo', 'US$ 12.00'],
] as const)(
  'in dollars the customer reads the transport that the prices are those of: %s',
  async (way, name, price) => {
    const lines = await read(quotedLines(2, { ...inDollars, transporte: way }));
    const all = lines.join('\n');
    expect(all).toContain(`Transporte: ${name}`);
    // Currency and amount stand on one line.
    expect(lines.find((text) => text.startsWith('DH-HAC-HDW1200TL-A-0280B-1|'))).toContain(`${price}|${price}`);
    expect(lines).toContain(`TOTAL NETO|US$ ${way === 'aereo' ? '45.00' : '36.00'}`);
    for (const text of ['OC 77', '¡Ojo! Entregar en portería', 'Garantía', 'Un año', '30 días', 'RUT: 76.123.456-0'])
      expect(all).toContain(text);
  },
);
