import { LabelsPrinted } from '@power/domain/labels/events';
import { labelsOf } from '@power/domain/labels/payload.shared';
import { labelFile } from '@power/domain/labels/views/label-file';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { renderPdf } from '../kernel/pdf.ts';
import { labelPages, labelZpl } from './label-sheet.shared.ts';

export default handleQuery(labelFile, async ({ tipo, sujeto, version, salida }, { log }) => {
  const events = await log.read(`label-${labelsOf(tipo, sujeto)}`);
  const found = events.find((event) => event.version === version);
  if (!found) return reject('NO_EXISTE', 'Etiquetas no encontradas', 'No hay una impresión así. Imprímelas de nuevo.');
  const { formato, etiquetas, copias } = LabelsPrinted.data.parse(found.data) as Parameters<typeof LabelsPrinted>[0];
  return salida === 'zpl'
    ? {
        file: {
          nombre: 'Etiquetas.zpl',
          tipo: 'text/plain; charset=utf-8',
          stream: Buffer.from(labelZpl(etiquetas, copias)),
        },
      }
    : {
        file: {
          nombre: 'Etiquetas.pdf',
          tipo: 'application/pdf',
          stream: await renderPdf(labelPages(formato, etiquetas, copias)),
        },
      };
});
