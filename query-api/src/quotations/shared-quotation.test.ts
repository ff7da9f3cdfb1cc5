import { quotation, type Quotation } from '@power/domain/quotations/quotation';
import { foldAll } from '@power/domain/kernel/scenario';
import { QuotationCommentAdded, QuotationLinesJudged } from '@power/domain/quotations/events';
import { refOf } from '@power/domain/quotations/quotation';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { quotationFile, quotationPaper } from './quotation-paper.ts';
import { publicQuotation } from './shared-quotation.shared.ts';

const first = quoted({
  more: { condiciones: [{ tipo: 'garantía', nombre: 'Garantía', version: 2, texto: 'Un año' }] },
});
const q = foldAll(quotation, [
  first,
  QuotationCommentAdded({
    cotizacion: refOf(first.data as Quotation),
    texto: 'SECRETO-CHAT',
    fecha: '2026-01-05T12:00:00.000Z',
    usuario: { _id: 'u', nombre: 'Validador Interno' },
    escribieron: [],
  }),
  QuotationLinesJudged({
    cotizacion: refOf(first.data as Quotation),
    estado: 'Validada',
    usuario: { _id: 'u', nombre: 'Validador Interno' },
    comentario: 'SECRETO-REVISION',
    lineas: [
      {
        linea: 1,
        aprobada: true,
        part_number: 'PN-1',
        cantidad: 3,
        valor_propuesto: 939,
        precio: 940,
        precio_lista: 940,
        pmp: 600,
        motivo: 'SECRETO-MOTIVO',
      },
    ],
  }),
])!;
const offer = publicQuotation(q, '30 días', '2026-01-06T12:00:00.000Z');

test('nothing internal is in what a link shows: no cost, margin, list price, conversation or review', () => {
  expect(q.chat_validacion).toHaveLength(1);
  const text = JSON.stringify(offer);
  expect(text).not.toMatch(/SECRETO|Validador|pmp|margen|costo|factor|tier|tienda|gold|semilla|hash|propuesto/i);
  // The cost of the product, and the original price under which the proposed one was let pass.
  expect(text).not.toMatch(/[:,]600[,}]/);
  expect(text).not.toMatch(/[:,]940[,}]/);
  expect(offer.lineas).toMatchObject([{ part_number: 'PN-1', cantidad: 3, precio: 939, total: 2817 }]);
});

test('its paper says the same, with its terms', async () => {
  const paper = JSON.stringify(quotationPaper(offer));
  expect(paper).toContain('Cotización N° 501');
  expect(paper).toContain('Garantía\\nUn año');
  expect(paper).not.toMatch(/SECRETO|Margen|\$600|\$940/);
  const { file } = await quotationFile(offer);
  expect(file).toMatchObject({ nombre: 'cotizacion-501.pdf', tipo: 'application/pdf' });
  expect(String((file.stream as Buffer).subarray(0, 5))).toBe('%PDF-');
});
