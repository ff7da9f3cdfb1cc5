import { NOT_PLACED, placeFromTrolley } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts, roomFor } from './place-facts.ts';

export default provideFacts(
  placeFromTrolley,
  ({ ubicacion_destino }, services) => placeFacts(services, ubicacion_destino),
  roomFor(NOT_PLACED, ({ ubicacion_destino }) => ubicacion_destino),
);
