import { trainingCalls } from '@power/domain/documents';
import { eventCatalogue } from '@power/domain/events';
import { streamOf } from '@power/domain/kernel/aggregate';
import { formatDay } from '@power/domain/kernel/dates';
import { entryCode, entrySubject } from '@power/domain/trainings/entry-code.shared';
import type { MailFile } from '@power/infra/adapters/mail/outbox';
import { signedMark } from '@power/infra/platform/access/mark';
import { stateOf } from '@power/infra/platform/history/replay';
import { settings } from '@power/infra/platform/service/settings';
import { printable, renderPdf } from '../kernel/pdf.ts';
import { logo } from '../kernel/printed-document.ts';
import type { PaperSource } from '../quotations/mailed-papers.shared.ts';

const { aggregate } = trainingCalls.rules;
const centred = { alignment: 'center' } as const;

/** What whoever runs a training scans at its door. */
export const codeOfEntry = (number: number, inscripcion: number): string =>
  entryCode(number, inscripcion, signedMark(settings.JWT_SECRET, entrySubject(number, inscripcion)));

/** Where the phone's own camera leads whoever runs it; a scanner finds the code in it. */
const addressOfEntry = (number: number, codigo: string): string =>
  `${settings.PUBLIC_URL}/sistema/capacitaciones?capacitacion=${number}&ver=recibir&codigo=${codigo}`;

/** The entry that goes with a reminder (`entrada/3/1`): not for who was taken out meanwhile, nor to one that is off. */
export async function mailedEntry(papel: string, { log }: Pick<PaperSource, 'log'>): Promise<MailFile | undefined> {
  const [, number, inscripcion] = /^entrada\/(\d{1,9})\/(\d{1,6})$/.exec(papel) ?? [];
  if (number === undefined) return undefined;
  const t = stateOf(aggregate, await log.read(streamOf(aggregate, number)), eventCatalogue);
  const person = t?.inscritos.find((one) => one.inscripcion === Number(inscripcion));
  if (!t || !person || t.estado === 'Cancelada')
    throw new Error(`La inscripción ${inscripcion} de la Capacitación N° ${number} ya no está: no se envía.`);
  const codigo = codeOfEntry(t.number, person.inscripcion);
  const bytes = await renderPdf({
    info: { title: `Entrada ${t.number}-${person.inscripcion}` },
    content: [
      { image: logo(), width: 60, ...centred },
      { text: printable(t.nombre), fontSize: 22, bold: true, ...centred, margin: [0, 20, 0, 8] },
      { text: printable(`${formatDay(t.fecha)}, ${t.hora}, ${t.lugar}`), fontSize: 14, ...centred },
      { text: printable(person.nombre), fontSize: 18, ...centred, margin: [0, 16, 0, 16] },
      { qr: addressOfEntry(t.number, codigo), fit: 220, ...centred },
      { text: `Código ${codigo}`, fontSize: 11, ...centred, margin: [0, 12, 0, 0] },
      { text: 'Muéstralo en la puerta. Es personal y vale una vez.', fontSize: 11, ...centred },
    ],
  });
  return { nombre: `Entrada ${t.number}-${person.inscripcion}.pdf`, tipo: 'application/pdf', bytes };
}
