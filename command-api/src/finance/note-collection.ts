import { agenda, MAX_EVENTS } from '@power/domain/calendar/agenda';
import { CalendarEventCreated } from '@power/domain/calendar/events';
import { customer } from '@power/domain/customers/customer';
import { noteCollection } from '@power/domain/finance/collection/note-collection';
import { startOfDay } from '@power/domain/kernel/dates';
import { provideFacts } from '@power/infra/platform/commands/handler';

const NINE_MS = 9 * 3_600_000;

export default provideFacts(
  noteCollection,
  async ({ cliente }, services) => {
    const { state } = await services.load(customer, String(cliente));
    return { cliente: state && { _id: state._id, nombre: state.nombre } };
  },
  {
    /** The next action is at nine of its day in the calendar of whoever notes it; a repeated command puts nothing more there. */
    async finish(_reply, { cliente, proxima, comentario }, services) {
      if (!proxima) return {};
      const { user, commandId } = services;
      const { state } = await services.load(customer, String(cliente));
      await services.run(agenda, user._id, 'calendar', ({ eventos }) =>
        eventos.includes(commandId) || eventos.length >= MAX_EVENTS
          ? []
          : [
              CalendarEventCreated({
                ...{ _id: commandId, usuario: user._id, comentario },
                fecha: new Date(Date.parse(startOfDay(proxima.fecha)) + NINE_MS).toISOString(),
                titulo: `Cobranza ${state!.nombre}: ${proxima.accion}`.slice(0, 200),
              }),
            ],
      );
      return {};
    },
  },
);
