import { caseCalls } from '@power/domain/documents';
import { dayOf, formatDay, formatInstant } from '@power/domain/kernel/dates';
import type { DocumentCalls } from '@power/domain/kernel/document-calls';
import { serialPayload } from '@power/domain/labels/payload.shared';
import { isRejection } from '@power/domain/kernel/rejection';
import { enGarantia } from '@power/domain/service/cases/parts';
import { casePaper, sharedCase } from '@power/domain/service/cases/views/papers';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { labelPages } from '../../labels/label-sheet.shared.ts';
import { readSheet } from '../../kernel/document.ts';
import { renderPdf } from '../../kernel/pdf.ts';
import { printedDocument } from '../../kernel/printed-document.ts';
import { readLinkedCase } from './public-case.shared.ts';

/** What the customer signs when the product comes in: what it is, what fails and what came with it; nothing of the workshop. */
export const receptionSheet = (c: CaseSheet): TDocumentDefinitions =>
  printedDocument({
    title: `RMA N° ${c.number}`,
    corner: ['Hoja de recepción', formatInstant(c.createdAt).slice(0, 16), c.estado],
    facts: [
      ['Cliente', c.cliente.nombre],
      ['Ejecutivo', c.ejecutivo.nombre],
      ['Ingresado por', c.creado_por.nombre],
      ['Unidades', String(c.lineas.reduce((sum, { cantidad }) => sum + cantidad, 0))],
    ],
    columns: [
      { title: 'Producto', kind: 'code', value: ({ producto }) => producto.part_number },
      { title: 'Serie', kind: 'code', value: ({ serie }) => serie ?? 'Sin serie' },
      { title: 'Cantidad', kind: 'count', value: ({ cantidad }) => cantidad },
      { title: 'Falla', kind: 'text', wide: true, value: ({ falla, descripcion }) => `${falla}: ${descripcion}` },
      { title: 'Accesorios', kind: 'text', value: ({ accesorios }) => accesorios || 'Ninguno' },
      {
        title: 'Garantía',
        kind: 'text',
        value: (line) =>
          `${enGarantia(line, dayOf(c.createdAt)) ? 'Hasta el' : 'Venció el'} ${formatDay(line.garantia_hasta)}`,
      },
    ],
    rows: c.lineas,
    terms: [
      ...(c.observacion === '' ? [] : [`Observación: ${c.observacion}`]),
      'El cliente entrega los productos y accesorios de esta hoja para su revisión.',
      'Entrega: ______________________________     RUT: __________________     Firma: ______________________________',
    ],
  });

/** A label for each product of the case. */
export const caseLabels = (c: CaseSheet): TDocumentDefinitions =>
  labelPages(
    '100x50',
    c.lineas.map(({ producto, serie, falla }) => ({
      // A serial is read by *Nuevo RMA* and by the warehouse, as any label of ours.
      carga: serie === null ? `RMA-${c.number}` : serialPayload(producto.codigo, serie),
      titulo: `RMA N° ${c.number}`,
      detalle: [
        producto.part_number,
        ...(serie === null ? [] : [`Serie ${serie}`]),
        falla,
        c.cliente.nombre,
        `Ingreso ${formatInstant(c.createdAt).slice(0, 10)}`,
      ].join('\n'),
    })),
    1,
  );

const paper = handleQuery(casePaper, async ({ id, papel }, context) => {
  const found = await readSheet(caseCalls as unknown as DocumentCalls, context, id);
  if (isRejection(found)) return found;
  const c = found.sheet as CaseSheet;
  return {
    file: {
      nombre: papel === 'etiqueta' ? `Etiqueta RMA ${c.number}.pdf` : `Recepción RMA ${c.number}.pdf`,
      tipo: 'application/pdf',
      stream: await renderPdf(papel === 'etiqueta' ? caseLabels(c) : receptionSheet(c)),
    },
  };
});

const shared = handleQuery(sharedCase, async ({ token }, context) => {
  const rma = await readLinkedCase(token, context);
  return isRejection(rma) ? rma : { ok: true as const, rma };
});

/** Papers of cases, and what a customer reads by a link. */
export default [paper, shared] as QueryHandler[];
