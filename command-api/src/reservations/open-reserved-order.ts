import { reject } from '@power/domain/kernel/rejection';
import { openReservedOrder } from '@power/domain/reservations/open-reserved-order';
import { reservation } from '@power/domain/reservations/reservation';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { closeQuotation } from '../kernel/quotation-order.ts';

/** The order is there before its quotation says so: what follows conversions would else make it of the whole quotation. */
export default provideFacts(
  openReservedOrder,
  async ({ reserva, pedido }, services) => {
    const { state } = await services.load(reservation, String(reserva));
    return state?.nuevo?.number === pedido
      ? state.nuevo
      : reject(
          'PEDIDO_NO_EXISTE',
          'Pedido no encontrado',
          `La Reserva N° ${reserva} no se convirtió en el Pedido N° ${pedido}.`,
        );
  },
  {
    async finish(_reply, { reserva }, services) {
      const { state } = await services.load(reservation, String(reserva));
      if (state) await closeQuotation(services, state);
      return {};
    },
  },
);
