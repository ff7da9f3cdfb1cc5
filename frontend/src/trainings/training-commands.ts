import { call, download } from '../api/client.ts';
import { cancelTraining, trainingCalls, trainingCertificate, withdrawPerson } from '../calls/trainings.ts';
import { refreshDocument } from '../documents/refresh-document.ts';
import { askComment, confirm } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';

export const TRAININGS = 'capacitaciones';
interface Named {
  readonly number: number;
}
const once = () => ({ commandId: crypto.randomUUID() });

/** After a command: sheet, history and list show at once what it did. */
export const refreshTrainings = (): void => refreshDocument(trainingCalls, TRAININGS);

export async function askAndCancel({ number: id }: Named): Promise<void> {
  const motivo = await askComment({
    titulo: `Cancelar la Capacitación N° ${id}`,
    texto: 'Nadie más se inscribe. A los inscritos avísales tú: el sistema no les escribe.',
    etiqueta: 'Motivo',
    boton: 'Cancelar capacitación',
    peligro: true,
    falta: 'Ingresa el motivo',
  });
  if (motivo !== undefined)
    await tell('La capacitación no se canceló', () => call(cancelTraining, { id, motivo }, once())).then(
      refreshTrainings,
    );
}

export async function askAndWithdraw(
  { number: id }: Named,
  { inscripcion, nombre }: { readonly inscripcion: number; readonly nombre: string },
): Promise<void> {
  if (
    await confirm({
      titulo: `¿Retirar a ${nombre}?`,
      texto: 'Su cupo queda libre. Sigue en la historia.',
      boton: 'Retirar',
      peligro: true,
    })
  )
    await tell('La inscripción no se retiró', () => call(withdrawPerson, { id, inscripcion }, once())).then(
      refreshTrainings,
    );
}

export const saveCertificate = ({ number: id }: Named, inscripcion: number): Promise<boolean> =>
  tell('El certificado no se descargó', async () => {
    const reply = await download(trainingCertificate, { id, inscripcion }, `Certificado ${id}-${inscripcion}.pdf`);
    return { ok: reply?.ok !== false, mensaje: 'Certificado descargado', ...reply };
  });
