import { call } from '../api/client.ts';
import { issuePasswordLink } from '../calls/access.ts';
import { giveLink } from '../ui/dialogs/give-link.tsx';
import { confirm } from '../ui/dialogs/prompts.ts';
import { type Named, refreshUsers } from './user-commands.ts';

/** A link to hand over, shown once; the history says who asked for it. */
export async function askAndGiveLink(user: Named): Promise<void> {
  const yes = await confirm({
    titulo: `Enlace de contraseña para ${user.nombre}`,
    texto:
      'El enlace se muestra una sola vez, y la auditoría guarda que lo pediste tú. Los enlaces anteriores dejan de servir.',
    boton: 'Crear enlace',
  });
  if (!yes) return;
  await giveLink({
    titulo: `Enlace de ${user.nombre}`,
    fallo: 'No se creó el enlace',
    run: () => call(issuePasswordLink, { usuario: user._id }, { commandId: crypto.randomUUID() }),
    texto: ({ mensaje }) => `${mensaje}. Entrégalo en persona: quien lo abra elige la contraseña.`,
  });
  refreshUsers();
}
