import { isRejection } from '@power/domain/kernel/rejection';
import { notification, notFor } from '@power/domain/notifications/notification';
import { takeNotification } from '@power/domain/notifications/take-notification';
import { linkedWithdrawal } from '@power/domain/reservations/withdrawals/link.shared';
import { reservation } from '@power/domain/reservations/reservation';
import { takenBy } from '@power/domain/reservations/withdrawals/take-withdrawal';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** What is asked for decides who was first: who took it on the screen has it, whoever answers the dialog later. */
export default provideFacts(takeNotification, async () => undefined, {
  async before({ notification: id }, services) {
    const { state } = await services.load(notification, id);
    const refused = notFor(state, services.user);
    if (refused) return refused;
    const linked = linkedWithdrawal(state!.enlace);
    if (!linked) return undefined;
    const outcome = await services.run(reservation, linked.reserva, 'retiro', (r) =>
      takenBy(r, linked.retiro, services.user),
    );
    return isRejection(outcome) ? { ...outcome, codigo: 'YA_TOMADO', titulo: 'Requerimiento tomado' } : undefined;
  },
});
