import { caseCalls } from '@power/domain/documents';
import { dayOf, formatDay, formatInstant } from '@power/domain/kernel/dates';
import { serialPayload } from '@power/domain/labels/payload.shared';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { enGarantia } from '@power/domain/service/cases/parts';
import { casePaper, sharedCase } from '@power/domain/service/cases/views/papers';
import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { loansOut } from '@power/domain/service/loans/loans.shared';
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

/** What the customer signs for units that are lent until the product of the case is back. */
export const loanReceipt = (c: CaseSheet): TDocumentDefinitions =>
  printedDocument({
    title: `RMA N° ${c.number}`,
    corner: ['Comprobante de préstamo', formatInstant(c.updatedAt).slice(0, 16)],
    facts: [
      ['Cliente', c.cliente.nombre],
      ['Ejecutivo', c.ejecutivo.nombre],
      ['Equipos prestados', String(loansOut(c.movimientos).length)],
    ],
    columns: [
      { title: 'Equipo', kind: 'code', value: ({ producto }) => producto.part_number },
      { title: 'Descripción', kind: 'text', wide: true, value: ({ producto }) => producto.nombre },
      { title: 'Serie', kind: 'code', value: ({ series }) => series.join(', ') || 'Sin serie' },
      {
        title: 'Mientras se revisa',
        kind: 'text',
        value: ({ linea }) => c.lineas.find((one) => one.linea === linea)?.producto.part_number ?? '',
      },
      { title: 'Se devuelve el', kind: 'text', value: ({ hasta }) => (hasta === undefined ? '' : formatDay(hasta)) },
    ],
    rows: loansOut(c.movimientos),
    terms: [
      'El cliente recibe los equipos de esta hoja en préstamo, sin costo, y los devuelve con sus accesorios el día indicado o cuando retire su producto.',
      'Recibe: ______________________________     RUT: __________________     Firma: ______________________________',
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

const PAPERS = {
  recepcion: ['Recepción', receptionSheet],
  etiqueta: ['Etiqueta', caseLabels],
  prestamo: ['Préstamo', loanReceipt],
} as const;

const paper = handleQuery(casePaper, async ({ id, papel }, context) => {
  const found = await readSheet(caseCalls, context, id);
  if (isRejection(found)) return found;
  const c = found.sheet as CaseSheet;
  if (papel === 'prestamo' && loansOut(c.movimientos).length === 0)
    return reject('SIN_PRESTAMOS', 'El comprobante no se creó', `El RMA N° ${c.number} no tiene equipos prestados.`);
  const [nombre, draw] = PAPERS[papel];
  return {
    file: {
      nombre: `${nombre} RMA ${c.number}.pdf`,
      tipo: 'application/pdf',
      stream: await renderPdf(draw(c)),
    },
  };
});

const shared = handleQuery(sharedCase, async ({ token }, context) => {
  const rma = await readLinkedCase(token, context);
  return isRejection(rma) ? rma : { ok: true as const, rma };
});

/** Papers of cases, and what a customer reads by a link. */
export default [paper, shared] as QueryHandler[];
