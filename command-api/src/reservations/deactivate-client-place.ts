import { isRejection } from '@power/domain/kernel/rejection';
import { clienteOf } from '@power/domain/reservations/places/parts';
import { deactivateClientPlace } from '@power/domain/reservations/places/save-place';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { placeFacts } from './place-facts.ts';

export default provideFacts(deactivateClientPlace, async ({ id }, services) => {
  const facts = await placeFacts(services, clienteOf(id));
  if (isRejection(facts)) return facts;
  const held = await readModels(services.db)
    .selectFrom('client_goods_list')
    .select('reserva')
    .distinct()
    .where('ubicacion_id', '=', id)
    .orderBy('reserva')
    .limit(10)
    .execute();
  return { ...facts, reservas: held.map(({ reserva }) => Number(reserva)) };
});
