import { Text } from '@mantine/core';
import type { ShownPerson } from '@power/domain/privacy/views/person-row';
import type { PersonTraces } from '@power/domain/privacy/views/person-traces';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { forgetPerson, personTraces } from '../calls/privacy.ts';
import { askComment, notice } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { ErasedBeside } from './erased-beside.tsx';

/** How somebody is named before they are forgotten: by all that the log has of them. */
const fullName = ({ nombre, correo, rut }: ShownPerson): string => [nombre, correo, rut].filter(Boolean).join(', ');

const FAILURE = 'La persona no se olvidó';

/** What would go beside the documents; undefined, after a dialog that says why, where nobody can tell. */
async function tracesOf(persona: string): Promise<PersonTraces | undefined> {
  try {
    const reply = (await call(personTraces, { persona })) as PersonTraces & { ok?: boolean; mensaje?: string };
    if (reply.ok !== false) return reply;
    await notice({ titulo: FAILURE, texto: reply.mensaje });
  } catch (error) {
    await notice({ titulo: FAILURE, texto: messageOf(error) });
  }
  return undefined;
}

/** Counts and says what will go, asks why, and forgets the person. */
export async function forget(row: ShownPerson): Promise<void> {
  const traces = await tracesOf(row._id);
  if (!traces) return;
  const motivo = await askComment({
    titulo: `Olvidar a ${row.nombre || row.correo || row.rut}`,
    texto: (
      <>
        <Text size="sm">
          {`Se borran nombre, RUT, correo y teléfono de ${fullName(row)} en ${row.donde}: en los listados, las historias y los respaldos que se hagan desde ahora. Donde estaban queda «(olvidado)». Los documentos siguen, y la evidencia se verifica igual. No se puede deshacer.`}
        </Text>
        <ErasedBeside traces={traces} nombre={row.nombre} />
      </>
    ),
    etiqueta: 'Motivo (por ejemplo, la solicitud que llegó y su fecha; sin nombrar a la persona)',
    obligatorio: true,
    falta: 'Escribe el motivo: queda en Auditoría',
    boton: 'Olvidar para siempre',
    peligro: true,
  });
  if (motivo === undefined) return;
  await tell(FAILURE, () => call(forgetPerson, { persona: row._id, motivo }, { commandId: crypto.randomUUID() }));
  refreshList('datos-personales');
}
