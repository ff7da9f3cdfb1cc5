import { formatInstant } from '@power/domain/kernel/dates';
import { type Moneda, NOMBRE_TRANSPORTE } from '@power/domain/quotations/parts';
import type { CotizacionPublica } from '@power/domain/quotations/views/shared';
import { paperMark } from '@power/domain/quotations/shared-quotation';
import type { Quotation } from '@power/domain/quotations/quotation';
import { fileStore } from '@power/infra/adapters/files/configured';
import type { FileReply, QueryContext } from '@power/infra/platform/queries/handler';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable, renderPdf } from '../kernel/pdf.ts';
import { type PrintedColumn, printedDocument } from '../kernel/printed-document.ts';
import { linePictures, type Pictures } from './line-pictures.ts';
import { offerOf } from './shared-quotation.shared.ts';

type Line = CotizacionPublica['lineas'][number];
const KIND = { pesos: 'pesos', dolares: 'dollars', euros: 'euros' } as const satisfies Record<Moneda, string>;
const DIVISA = { dolares: 'USD', euros: 'EUR' } as const;

const day = (iso: string): string => iso.split('-').reverse().join('-');

/** Description under the part number, with the heading that begins at this line and its comment. */
const described = (q: CotizacionPublica, line: Line): string => {
  const before = q.lineas[q.lineas.indexOf(line) - 1];
  const heading = line.seccion !== null && line.seccion !== before?.seccion ? `${line.seccion.toUpperCase()}\n` : '';
  return `${heading}${line.nombre}${line.comentario === null ? '' : `\n${line.comentario}`}`;
};

/** Points on paper, on each side. */
const PICTURE = 40;

/**
 * A quotation on paper: made from what its customer may read and the pictures of its products, so that nothing else can be
 * on it.
 */
export function quotationPaper(q: CotizacionPublica, pictures?: Pictures, mark?: string): TDocumentDefinitions {
  const money = KIND[q.moneda];
  const columns: PrintedColumn<Line>[] = [
    ...(pictures
      ? [
          {
            title: '',
            kind: 'text' as const,
            draw: ({ linea }: Line) => {
              const image = pictures.of.get(linea);
              return image === undefined ? '' : { image, fit: [PICTURE, PICTURE] as [number, number] };
            },
          },
        ]
      : []),
    { title: 'Producto', kind: 'code', value: (line) => line.part_number },
    { title: 'Descripción', kind: 'text', wide: true, draw: (line) => ({ text: printable(described(q, line)) }) },
    { title: 'Cantidad', kind: 'count', value: (line) => line.cantidad },
    { title: 'Valor Unitario', kind: money, value: (line) => line.precio },
    { title: 'Total', kind: money, value: (line) => line.total },
  ];
  return printedDocument({
    title: `Cotización N° ${q.number}`,
    corner: [formatInstant(q.createdAt).slice(0, 10), `Válida hasta ${day(q.validez)}`],
    facts: [
      ['Cliente', q.cliente],
      ['Ejecutivo', q.ejecutivo.nombre],
      ['Condición de pago', q.condicion],
      ['RUT', q.rut],
      ['Correo', q.ejecutivo.email],
      ['Entrega', q.tipo_entrega],
      ['Teléfono', q.ejecutivo.telefono],
      ...(q.direccion === null ? [] : [['Dirección', q.direccion] as const]),
      ...(q.transporte === null ? [] : [['Transporte', NOMBRE_TRANSPORTE[q.transporte]] as const]),
      ...(q.referencia === null ? [] : [['Referencia', q.referencia] as const]),
    ],
    columns,
    ...(pictures && { images: pictures.images }),
    ...(mark !== undefined && { mark }),
    rows: q.lineas,
    totals: [
      q.moneda === 'pesos'
        ? {
            titulo: 'Cotización',
            rows: [
              { label: 'NETO', value: q.neto },
              { label: 'IVA (19%)', value: q.iva },
              { label: 'TOTAL', value: q.total, strong: true },
            ],
          }
        : {
            titulo: 'Cotización',
            rows: [{ label: 'TOTAL NETO', value: q.total_moneda, strong: true, divisa: DIVISA[q.moneda] }],
          },
    ],
    terms: [
      ...(q.observacion === null ? [] : [`Observación: ${q.observacion}`]),
      ...q.condiciones.map(({ nombre, texto }) => `${nombre}\n${texto}`),
    ],
  });
}

/** The file of it, with pictures where they are wanted. */
export async function quotationFile(
  q: Quotation,
  context: Pick<QueryContext, 'now' | 'rows'>,
  imagenes: boolean,
): Promise<FileReply> {
  const pictures = imagenes ? await linePictures(q, context.rows, fileStore()) : undefined;
  const paper = quotationPaper(await offerOf(q, context), pictures, paperMark(q, context.now));
  return { file: { nombre: `cotizacion-${q.number}.pdf`, tipo: 'application/pdf', stream: await renderPdf(paper) } };
}
