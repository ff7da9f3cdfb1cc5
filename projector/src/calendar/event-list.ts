import { CalendarEventCreated, CalendarEventRemoved } from '@power/domain/calendar/events';
import { OpportunityEventScheduled } from '@power/domain/forecast/events';
import { type CalendarRow, calendarRow } from '@power/domain/calendar/views/calendar-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string; usuario: string }): string[] => [`${d.usuario}/${d._id}`];

/** Personal events of everybody, and dates of opportunities. */
export default rowProjection(calendarRow, {
  version: 3,
  indexes: [['usuario', 'fecha'], ['fecha']],
  ignores: [
    'OpportunityCreated',
    'OpportunityTracked',
    'OpportunityMoved',
    'OpportunityLost',
    'OpportunityAmountChanged',
    'OpportunityClientChanged',
    'OpportunityOrdered',
    'OpportunityInvoiced',
    'OpportunityRemoved',
    'AttachmentAdded',
    'AttachmentRemoved',
  ],
  rules: [
    rule(CalendarEventCreated, key, (_, d, c) => ({ ...d, nombre: c.nombre ?? c.user, oportunidad: null })),
    rule(
      OpportunityEventScheduled,
      ({ oportunidad, evento }) => [`${oportunidad.usuario._id}/${evento._id}`],
      (_, { oportunidad: { _id, usuario, cliente_nombre }, evento: { titulo, ...evento } }) => ({
        ...evento,
        titulo: `${cliente_nombre}: ${titulo}`,
        usuario: usuario._id,
        nombre: usuario.nombre,
        oportunidad: _id,
      }),
    ),
    rule(CalendarEventRemoved, key, (): CalendarRow | undefined => undefined),
  ],
});
