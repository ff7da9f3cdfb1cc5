import type { ColleagueGridRow } from '@power/domain/access/views/colleague-row';
import { call } from '../../api/client.ts';
import { reinviteColleague, withdrawColleague } from '../../calls/access.ts';
import { giveLink } from '../../ui/dialogs/give-link.tsx';
import { confirm } from '../../ui/dialogs/prompts.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { refreshList } from '../../ui/list/refresh-list.ts';

export const COLLEAGUES = 'personas-empresa';
const once = () => ({ commandId: crypto.randomUUID() });

/** What who invites is told with the link. */
export const handOver = (mensaje: unknown): string =>
  `${String(mensaje)}. El enlace también va por correo, sirve una sola vez y vence en 72 horas: quien lo abra elige la contraseña, así que entrégalo sólo a esa persona.`;

export async function reinvite({ _id, nombre }: ColleagueGridRow): Promise<void> {
  await giveLink({
    titulo: `Invitación de ${nombre}`,
    fallo: 'La invitación no se envió',
    // Who came before keeps the password and gets no link.
    run: () => call(reinviteColleague, { persona: _id }, once()),
    texto: ({ mensaje }) => handOver(mensaje),
  });
  refreshList(COLLEAGUES);
}

export async function askAndWithdraw({ _id, nombre, estado }: ColleagueGridRow): Promise<void> {
  const invited = estado === 'Invitado';
  const yes = await confirm({
    titulo: invited ? `Retirar la invitación de ${nombre}` : `Quitar el acceso a ${nombre}`,
    texto: invited
      ? 'Su enlace deja de servir al instante. Puedes invitar de nuevo a la misma persona.'
      : 'Sus sesiones se cierran al instante y ya no puede ingresar. Puedes invitar de nuevo a la misma persona.',
    boton: invited ? 'Retirar invitación' : 'Quitar acceso',
    peligro: true,
  });
  if (!yes) return;
  await tell('El acceso no se retiró', () => call(withdrawColleague, { persona: _id }, once()));
  refreshList(COLLEAGUES);
}
