import { takeToTrolley } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './place-facts.ts';

export default provideFacts(takeToTrolley, ({ ubicacion }, services) => placeFacts(services, ubicacion));
