import { mayOpen } from '@power/domain/access/menu';
import { currentUser } from '../access/current-user.ts';
import { removeEvent } from '../calls/calendar.ts';
import { messageOf } from '../api/call-error.ts';
import { call } from '../api/client.ts';
import { moment } from '../api/moment.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { confirm, notice } from '../ui/dialogs/prompts.ts';
import { showToast } from '../ui/feedback/toasts.ts';
import { formatDayTime } from '../ui/format/times.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import type { CalendarEvent } from './calendar-event.ts';
import styles from './calendar.module.css';

/** Lists in which an import order opens. */
const LISTS = ['ordenes-de-compra-importacion', 'ordenes-de-compra-global'] as const;

/** 'Detalles de la acción pendiente': title, date and description (document 1 §2); one's own event can be deleted from here, that of an opportunity leads to it. */
export async function showEvent(event: CalendarEvent): Promise<void> {
  const texto = (
    <>
      <Facts
        of={[
          ['Título', event.titulo],
          ['Fecha', formatDayTime(event.fecha)],
        ]}
      />
      <p className={styles.text}>{event.comentario === '' ? 'Sin descripción' : event.comentario}</p>
    </>
  );
  const titulo = 'Detalles de la acción pendiente';
  if (event.oportunidad !== undefined) {
    const yes = await confirm({ titulo, texto, boton: 'Ver oportunidad', cancelar: 'Cerrar' });
    if (yes) goTo(`/sistema/oportunidad/${event.oportunidad}`);
    return;
  }
  if (event.capacitacion !== undefined) {
    const yes = await confirm({ titulo, texto, boton: 'Ver capacitación', cancelar: 'Cerrar' });
    if (yes) goTo(`/sistema/capacitaciones?capacitacion=${event.capacitacion}`);
    return;
  }
  if (event.orden !== undefined) {
    const { perfil } = currentUser.get()!.perfiles;
    const list = LISTS.find((ruta) => mayOpen(perfil, ruta));
    const yes = list && (await confirm({ titulo, texto, boton: 'Ver orden de compra', cancelar: 'Cerrar' }));
    if (yes) goTo(`/sistema/${list}?oc=${event.orden}`);
    if (list) return;
  }
  if (!event.propio || event.origen !== 'personal' || moment.get() !== undefined)
    return notice({ titulo, texto, boton: 'Cerrar' });
  if (!(await confirm({ titulo, texto, boton: 'Eliminar', cancelar: 'Cerrar', peligro: true }))) return;
  try {
    const reply = await call(removeEvent, { id: event._id }, { commandId: crypto.randomUUID() });
    showToast({ titulo: reply.mensaje, tono: reply.ok ? 'ok' : 'warn' });
  } catch (error) {
    await notice({ titulo: 'El evento no se eliminó', texto: messageOf(error) });
  }
}
