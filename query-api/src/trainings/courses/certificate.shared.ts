import { formatDay } from '@power/domain/kernel/dates';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable } from '../../kernel/pdf.ts';
import { logo } from '../../kernel/printed-document.ts';

const centred = { alignment: 'center' } as const;

/** The paper that says that somebody was there. */
export const certificate = (
  t: Pick<TrainingSheet, 'number' | 'nombre' | 'fecha' | 'lugar' | 'relator'>,
  { inscripcion, nombre, empresa }: TrainingSheet['inscritos'][number],
): TDocumentDefinitions => ({
  info: { title: `Certificado ${t.number}-${inscripcion}` },
  pageOrientation: 'landscape',
  pageMargins: [60, 60, 60, 60],
  content: [
    { image: logo, width: 60, ...centred },
    { text: 'Certificado de asistencia', fontSize: 28, bold: true, ...centred, margin: [0, 20, 0, 30] },
    { text: 'Se certifica que', fontSize: 12, ...centred },
    { text: printable(nombre), fontSize: 24, bold: true, ...centred, margin: [0, 10, 0, 4] },
    { text: printable(empresa), fontSize: 12, ...centred, margin: [0, 0, 0, 10] },
    { text: 'asistió a la capacitación', fontSize: 12, ...centred },
    { text: printable(t.nombre), fontSize: 18, bold: true, ...centred, margin: [0, 10, 0, 10] },
    {
      text: printable(
        `realizada el ${formatDay(t.fecha)}${t.lugar === '' ? ', en línea' : `, en ${t.lugar}`}${t.relator === '' ? '' : `. Relator: ${t.relator}`}`,
      ),
      fontSize: 12,
      ...centred,
    },
    { text: `Certificado N° ${t.number}-${inscripcion}`, fontSize: 9, ...centred, margin: [0, 40, 0, 0] },
  ],
});
