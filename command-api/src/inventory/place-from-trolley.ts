import { placeFromTrolley } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './trolley-place.ts';

export default provideFacts(placeFromTrolley, ({ ubicacion_destino }, services) =>
  placeFacts(services, ubicacion_destino),
);
