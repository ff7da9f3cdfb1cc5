import { quarantineStock } from '@power/domain/inventory/quarantine-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { placeFacts } from './place-facts.ts';

/** What the place is now. */
export default provideFacts(quarantineStock, ({ ubicacion }, services) => placeFacts(services, ubicacion));
