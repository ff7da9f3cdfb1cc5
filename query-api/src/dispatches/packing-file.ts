import { renderPdf } from '../kernel/pdf.ts';

/** A paper as the file of a reply. */
export const packingFile = async (nombre: string, paper: Parameters<typeof renderPdf>[0]) => ({
  file: { nombre, tipo: 'application/pdf', stream: await renderPdf(paper) },
});
