import { NOT_PLACED, placeFromTrolley, type TrolleyFacts } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts, roomFor } from './place-facts.ts';
import { inTrolley } from './serial-facts.ts';

export default provideFacts(
  placeFromTrolley,
  async (request, services): Promise<TrolleyFacts> => ({
    ...(await placeFacts(services, request.ubicacion_destino)),
    ...(await inTrolley(services, request, NOT_PLACED)),
  }),
  roomFor(NOT_PLACED, ({ ubicacion_destino }) => ubicacion_destino),
);
