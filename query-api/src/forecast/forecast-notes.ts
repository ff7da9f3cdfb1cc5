import { noteColour } from '@power/domain/forecast/views/note-colour.shared';
import { arrangedNotes, forecastNotes } from '@power/domain/forecast/views/notes';
import { NOTES_PREFERENCE } from '@power/domain/forecast/views/notes-preference.shared';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 50;

/** Open ones alone: what is ordered or lost needs no next action. */
export default handleQuery(forecastNotes, async ({ usuario }, { rows, user, asOf }) => {
  const whose = usuario ?? user._id;
  if (whose !== user._id && user.perfil !== 'Administrador')
    return reject('SIN_PERMISO', 'Notas del forecast', 'Solo un Administrador ve las notas de otras personas.');
  const found = await rows
    .from('opportunity_list')
    .select(['_id', 'number', 'cotizacion', 'cliente_nombre', 'next_step', 'fechaAccion', 'monto_total'])
    .select(['porcentaje', 'forecast', 'version'])
    .select(totalFound)
    .where('usuario', '=', whose)
    .where('perdida', '=', false)
    .where('pedido', 'is', null)
    .orderBy('fechaAccion', (of) => of.asc().nullsLast())
    .orderBy('_key')
    .limit(SHOWN)
    .execute();
  const { rows: notes, total } = withTotal(found);
  // How somebody arranged their notes has no past.
  const own = asOf
    ? undefined
    : await rows.from('preference_list').select('valor').where('clave', '=', NOTES_PREFERENCE).executeTakeFirst();
  const { notas: arranged } = arrangedNotes.parse(own?.valor);
  return {
    total,
    notas: notes.map(({ next_step, fechaAccion, ...note }) => {
      const { abierta = false, x = null, y = null } = arranged[note.number] ?? {};
      return {
        ...note,
        tracking: { next_step, fechaAccion },
        color: noteColour(note.porcentaje),
        collapsed: !abierta,
        position: { x, y },
      };
    }),
  };
});
