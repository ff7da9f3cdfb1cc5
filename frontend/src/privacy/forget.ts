import type { ShownPerson } from '@power/domain/privacy/views/person-row';
import { call } from '../api/client.ts';
import { forgetPerson } from '../calls/privacy.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';

/** How somebody is named before they are forgotten: by all that the log has of them. */
const named = ({ nombre, correo, rut }: ShownPerson): string => [nombre, correo, rut].filter(Boolean).join(', ');

/** Says what will go, asks why, and forgets the person. */
export async function forget(row: ShownPerson): Promise<void> {
  const motivo = await askComment({
    titulo: `Olvidar a ${row.nombre || row.correo || row.rut}`,
    texto: `Se borran nombre, RUT, correo y teléfono de ${named(row)} en ${row.donde}: en los listados, las historias, los correos guardados, las planillas por descargar y los respaldos que se hagan desde ahora. Donde estaban queda «(olvidado)». Los documentos siguen, y la evidencia se verifica igual. No se puede deshacer.`,
    etiqueta: 'Motivo (por ejemplo, la solicitud que llegó y su fecha; sin nombrar a la persona)',
    obligatorio: true,
    falta: 'Escribe el motivo: queda en Auditoría',
    boton: 'Olvidar para siempre',
    peligro: true,
  });
  if (motivo === undefined) return;
  await tell('La persona no se olvidó', () =>
    call(forgetPerson, { persona: row._id, motivo }, { commandId: crypto.randomUUID() }),
  );
  refreshList('datos-personales');
}
