import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { quotation, type Quotation } from '@power/domain/quotations/quotation';
import { foldAll } from '@power/domain/kernel/scenario';
import { QuotationCommentAdded, QuotationLinesJudged } from '@power/domain/quotations/events';
import { refOf } from '@power/domain/quotations/quotation';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { drawImage } from '@power/infra/adapters/images/draw-image';
import { logoPng } from '@power/infra/platform/export/logo';
import { renderPdf } from '../kernel/pdf.ts';
import { quotationPaper } from './quotation-paper.shared.ts';
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
  expect(paper).not.toContain('jpeg');
  expect(String((await renderPdf(quotationPaper(offer))).subarray(0, 5))).toBe('%PDF-');
});

test('with pictures each line shows that of its product, drawn once however many lines show it', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paper-'));
  writeFileSync(path.join(folder, 'logo.png'), logoPng());
  const { bytes } = (await drawImage(path.join(folder, 'logo.png')))!;
  rmSync(folder, { recursive: true });
  const images = { uno: `data:image/jpeg;base64,${bytes.miniatura.toString('base64')}` };
  const [line] = offer.lineas;
  const long = { ...offer, lineas: Array.from({ length: 20 }, (_, n) => ({ ...line!, linea: n + 1 })) };
  // The last line has none.
  const pictures = { images, of: new Map(Array.from({ length: 19 }, (_, n) => [n + 1, 'uno'])) };
  expect(JSON.stringify(quotationPaper(long, pictures)).split('"image":"uno"')).toHaveLength(20);
  const file = await renderPdf(quotationPaper(long, pictures));
  const drawnIn = (pdf: Buffer): number => pdf.toString('latin1').split('/Subtype /Image').length - 1;
  expect(drawnIn(file)).toBe(drawnIn(await renderPdf(quotationPaper(long))) + 1);
});
