import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { NOT_RETURNED, returnFromTrolley, type TrolleyFacts } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts, roomFor } from './place-facts.ts';
import { inTrolley } from './serial-facts.ts';

export default provideFacts(
  returnFromTrolley,
  async (request, services): Promise<TrolleyFacts> => ({
    ...(await placeFacts(services, readTrolley(request.carro)?.origen)),
    ...(await inTrolley(services, request, NOT_RETURNED)),
  }),
  roomFor(NOT_RETURNED, ({ carro }) => readTrolley(carro)?.origen),
);
