import { calendar } from '@power/domain/calendar/views/calendar';
import { addDays, dayOf, startOfDay } from '@power/domain/kernel/dates';
import type { Principal } from '@power/domain/kernel/principal';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type { Reader } from '@power/infra/platform/sql/reader';
import { totalFound, withTotal } from '../kernel/total-found.ts';
import { arrivals, morningOf } from '../purchasing/arrivals.shared.ts';
import { datedTrainings } from '../trainings/dated-trainings.shared.ts';

/** Of each origin. */
const SHOWN = 2000;
/** Days back that are told of when nobody says from when on. */
const BACK = 396;

interface Asked {
  readonly administrador?: boolean | undefined;
  readonly usuario?: string | undefined;
}
/** Days of Santiago, both included. */
interface Stretch {
  readonly desde: string;
  readonly hasta: string | undefined;
}

/** Whose events are meant; undefined: everybody's. */
function meant({ administrador, usuario }: Asked, user: Principal): string | undefined | Rejection {
  if (user.perfil === 'Administrador') return administrador === false ? (usuario ?? user._id) : undefined;
  return administrador || (usuario ?? user._id) !== user._id
    ? reject('SIN_PERMISO', 'Calendario', 'Solo un Administrador ve los eventos de otras personas.')
    : user._id;
}

/** Sources that exist: personal events, opportunities, arrivals of import orders, trainings and updates of the system. */
export default handleQuery(calendar, async ({ desde, hasta, ...asked }, { rows, user, now }) => {
  const whose = meant(asked, user);
  if (isRejection(whose)) return whose;
  const stretch = { desde: desde ?? addDays(dayOf(now), -BACK), hasta };
  const ownCalendar = whose === undefined || whose === user._id;
  const [own, actions, orders, taught, windows] = await Promise.all([
    personalEvents(rows, user, whose, stretch),
    nextActions(rows, whose, stretch),
    // They concern everybody who follows them, and nobody whose own calendar is looked at by another.
    ownCalendar ? arrivals(rows, user, stretch, { today: dayOf(now), most: SHOWN }) : { total: 0, eventos: [] },
    ownCalendar ? datedTrainings(rows, user, stretch, SHOWN) : { total: 0, eventos: [] },
    updates(rows, stretch),
  ]);
  return {
    total: own.total + actions.total + orders.total + taught.total + windows.total,
    eventos: [...own.eventos, ...actions.eventos, ...orders.eventos, ...taught.eventos, ...windows.eventos].sort(
      (a, b) => (a.fecha < b.fecha ? -1 : 1),
    ),
  };
});

/** Their instants: `from` ≤ instant < `to`. */
const instantsOf = ({ desde, hasta }: Stretch) => ({
  from: startOfDay(desde),
  to: hasta === undefined ? undefined : startOfDay(addDays(hasta, 1)),
});

/** What people noted, and dates of opportunities; those of one that was taken out or lost go with it. */
async function personalEvents(rows: Reader, user: Principal, whose: string | undefined, stretch: Stretch) {
  const { from, to } = instantsOf(stretch);
  let found = rows
    .from('calendar_event_list')
    .select(['_id', 'usuario', 'nombre', 'fecha', 'titulo', 'comentario', 'oportunidad'])
    .select(totalFound)
    .where('fecha', '>=', from)
    .where((eb) =>
      eb.or([
        eb('oportunidad', 'is', null),
        eb('oportunidad', 'in', rows.from('opportunity_list').select('_id').where('perdida', '=', false)),
      ]),
    );
  if (to !== undefined) found = found.where('fecha', '<', to);
  if (whose !== undefined) found = found.where('usuario', '=', whose);
  const { rows: noted, total } = withTotal(await found.orderBy('fecha').orderBy('_key').limit(SHOWN).execute());
  return {
    total,
    eventos: noted.map(({ nombre, usuario, oportunidad, ...row }) => ({
      ...row,
      usuario: nombre,
      ...(oportunidad === null
        ? { origen: 'personal' as const, propio: usuario === user._id }
        : { origen: 'forecast' as const, propio: false, oportunidad }),
    })),
  };
}

/** Next actions of open opportunities. */
async function nextActions(rows: Reader, whose: string | undefined, { desde, hasta }: Stretch) {
  let open = rows
    .from('opportunity_list')
    .select(['_id', 'usuario_nombre', 'cliente_nombre', 'fechaAccion', 'next_step', 'comentario'])
    .select(totalFound)
    .where('fechaAccion', '>=', desde)
    .where('perdida', '=', false)
    .where('pedido', 'is', null);
  if (hasta !== undefined) open = open.where('fechaAccion', '<=', hasta);
  if (whose !== undefined) open = open.where('usuario', '=', whose);
  const { rows: actions, total } = withTotal(await open.orderBy('fechaAccion').orderBy('_key').limit(SHOWN).execute());
  return {
    total,
    eventos: actions.map(({ _id, usuario_nombre, cliente_nombre, fechaAccion, next_step, comentario }) => ({
      _id: `oportunidad-${_id}`,
      fecha: morningOf(fechaAccion!),
      titulo: `${cliente_nombre}: ${next_step}`,
      comentario: comentario ?? '',
      origen: 'forecast' as const,
      usuario: usuario_nombre,
      propio: false,
      oportunidad: _id,
    })),
  };
}

/** Updates of the system concern everybody. */
async function updates(rows: Reader, stretch: Stretch) {
  const { from, to } = instantsOf(stretch);
  let found = rows
    .from('maintenance')
    .select(['_id', 'inicio', 'tiempo', 'comentario', 'usuario'])
    .select(totalFound)
    .where('estado', '<>', 'cancelada')
    .where('inicio', '>=', from);
  if (to !== undefined) found = found.where('inicio', '<', to);
  const { rows: windows, total } = withTotal(await found.orderBy('inicio').limit(SHOWN).execute());
  return {
    total,
    eventos: windows.map((row) => ({
      _id: row._id,
      fecha: row.inicio,
      titulo: 'Actualización del sistema',
      origen: 'actualizacion' as const,
      usuario: row.usuario,
      propio: false,
      comentario: row.comentario ?? `Duración estimada: ${row.tiempo} minutos`,
    })),
  };
}
