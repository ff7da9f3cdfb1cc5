import { forecastNotes } from '@power/domain/forecast/views/notes';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { totalFound, withTotal } from '../kernel/total-found.ts';

const SHOWN = 50;

/** Open ones alone: what is ordered or lost needs no next action. */
export default handleQuery(forecastNotes, async ({ usuario }, { rows, user }) => {
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
  return {
    total,
    notas: notes.map(({ next_step, fechaAccion, ...note }) => ({ ...note, tracking: { next_step, fechaAccion } })),
  };
});
