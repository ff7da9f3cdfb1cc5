import { customer } from '@power/domain/customers/customer';
import { SYSTEM } from '@power/domain/kernel/principal';
import { isRejection } from '@power/domain/kernel/rejection';
import { reserveReceived } from '@power/domain/reservations/reserve-received';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { reservationFacts, unitsFirst } from './reserved-units.shared.ts';

/** A client that was merged since the order was made gets them under its present name. */
export default provideFacts(
  reserveReceived,
  async ({ reserva, comprador }, services) => {
    const { state } = await services.load(customer, reserva.cliente);
    const cliente = state?.unido_a?._id ?? reserva.cliente;
    const facts = await reservationFacts({ reserva: { ...reserva, cliente } }, services);
    const unattended = !isRejection(facts) && facts.ejecutivo._id === SYSTEM._id;
    return unattended && comprador ? { ...facts, ejecutivo: comprador } : facts;
  },
  unitsFirst,
);
