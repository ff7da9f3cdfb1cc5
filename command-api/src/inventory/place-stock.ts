import { type MoveFacts, NOT_MOVED, placeStock } from '@power/domain/inventory/place-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts, roomFor } from './place-facts.ts';

export default provideFacts(
  placeStock,
  async ({ ubicacion, ubicacion_destino }, services): Promise<MoveFacts> => ({
    ...(await placeFacts(services, ubicacion_destino)),
    origen: (await placeFacts(services, ubicacion)).lugar,
  }),
  roomFor(NOT_MOVED, ({ ubicacion_destino }) => ubicacion_destino),
);
