import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { NOT_RETURNED, returnFromTrolley } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts, roomFor } from './place-facts.ts';

export default provideFacts(
  returnFromTrolley,
  ({ carro }, services) => placeFacts(services, readTrolley(carro)?.origen),
  roomFor(NOT_RETURNED, ({ carro }) => readTrolley(carro)?.origen),
);
