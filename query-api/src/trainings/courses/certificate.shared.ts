import { createHash } from 'node:crypto';
import { formatDay } from '@power/domain/kernel/dates';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { markOf } from '@power/infra/platform/access/mark';
import { settings } from '@power/infra/platform/service/settings';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable } from '../../kernel/pdf.ts';
import { logo } from '../../kernel/printed-document.ts';

const centred = { alignment: 'center' } as const;

/** By which a certificate is checked; undefined for one of a training whose codes nobody made. */
export function certificateCode(
  { number, semilla }: Pick<TrainingSheet, 'number' | 'semilla'>,
  inscripcion: number,
): string | undefined {
  if (semilla === undefined) return undefined;
  const digest = createHash('sha256').update(`certificado\n${semilla}\n${number}\n${inscripcion}`).digest();
  return `${number}-${inscripcion}-${markOf(digest)}`;
}

function foot(t: Pick<TrainingSheet, 'number' | 'semilla'>, inscripcion: number): Content[] {
  const codigo = certificateCode(t, inscripcion);
  const number = { text: `Certificado N° ${t.number}-${inscripcion}`, fontSize: 9, ...centred };
  if (codigo === undefined) return [{ ...number, margin: [0, 40, 0, 0] }];
  const page = `${settings.PUBLIC_URL}/certificado`;
  return [
    { qr: `${page}/${codigo}`, fit: 80, ...centred, margin: [0, 16, 0, 4] },
    number,
    { text: `Código ${codigo}: compruébalo en ${page}`, fontSize: 9, ...centred },
  ];
}

/** The paper that says that somebody was there; its code leads to the page that says so too. */
export const certificate = (
  t: Pick<TrainingSheet, 'number' | 'nombre' | 'fecha' | 'lugar' | 'relator' | 'semilla'>,
  { inscripcion, nombre, empresa }: TrainingSheet['inscritos'][number],
): TDocumentDefinitions => ({
  info: { title: `Certificado ${t.number}-${inscripcion}` },
  pageOrientation: 'landscape',
  pageMargins: [60, 60, 60, 60],
  content: [
    { image: logo(), width: 60, ...centred },
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
    ...foot(t, inscripcion),
  ],
});
