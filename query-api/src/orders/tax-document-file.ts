import type { OrderSheet } from '@power/domain/orders/views/sheet';
import type { FileReply } from '@power/infra/platform/queries/handler';
import { renderPdf } from '../kernel/pdf.ts';
import { issuer } from '../kernel/issuer.ts';
import type { WholeTaxDocument } from './tax-document.shared.ts';
import { taxDocumentPaper } from './tax-document-paper.ts';
import { taxDocumentXml } from './tax-document-xml.ts';

/** `Factura 1204.pdf`: what it is called on somebody's disk. */
export const taxFileName = ({ documento, folio }: WholeTaxDocument, tipo: 'pdf' | 'xml'): string =>
  `${documento} ${folio}.${tipo}`;

export const taxDocumentPdf = (sheet: OrderSheet, document: WholeTaxDocument): Promise<Buffer> =>
  renderPdf(taxDocumentPaper(sheet, document, issuer()));

/** A tax document as a file. */
export async function taxDocumentFile(
  sheet: OrderSheet,
  document: WholeTaxDocument,
  tipo: 'pdf' | 'xml',
): Promise<FileReply> {
  const nombre = taxFileName(document, tipo);
  return tipo === 'pdf'
    ? { file: { nombre, tipo: 'application/pdf', stream: await taxDocumentPdf(sheet, document) } }
    : { file: { nombre, tipo: 'application/xml', stream: Buffer.from(taxDocumentXml(sheet, document, issuer())) } };
}
