import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { returnFromTrolley } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './trolley-place.ts';

export default provideFacts(returnFromTrolley, ({ carro }, services) =>
  placeFacts(services, readTrolley(carro)?.origen ?? null),
);
