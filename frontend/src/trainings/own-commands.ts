import { call, download } from '../api/client.ts';
import { queryKey } from '../api/hooks.ts';
import { queryClient } from '../api/query-client.ts';
import { ownCertificate, ownEnrolments, withdrawOwn } from '../calls/trainings.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

export const OFFERED = 'capacitaciones-cliente';
interface Enrolment {
  readonly number: number;
  readonly inscripcion: number;
  readonly persona: string;
}

/** After an enrolment changed: places and the own people are asked for anew. */
export function refreshOwn(): void {
  refreshList(OFFERED);
  void queryClient.invalidateQueries({ queryKey: queryKey(ownEnrolments) });
}

export async function askAndWithdrawOwn({ number: id, inscripcion, persona }: Enrolment): Promise<void> {
  const yes = await confirm({
    titulo: `¿Retirar a ${persona}?`,
    texto: 'Su cupo pasa a quien espera. Puedes inscribirla de nuevo mientras queden cupos.',
    boton: 'Retirar',
    peligro: true,
  });
  if (!yes) return;
  await tell('La inscripción no se retiró', () =>
    call(withdrawOwn, { id, inscripcion }, { commandId: crypto.randomUUID() }),
  );
  refreshOwn();
}

export const saveOwnCertificate = ({ number: id, inscripcion }: Enrolment): Promise<boolean> =>
  tell('El certificado no se descargó', async () => {
    const reply = await download(ownCertificate, { id, inscripcion }, `Certificado ${id}-${inscripcion}.pdf`);
    return { ok: reply?.ok !== false, mensaje: 'Certificado descargado', ...reply };
  });
