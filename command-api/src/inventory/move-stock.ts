import { moveStock, NOT_TRANSFERRED } from '@power/domain/inventory/move-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { namedSerials } from './serial-facts.ts';

export default provideFacts(moveStock, async ({ producto, bodega, ubicacion, series }, services) => ({
  series: await namedSerials(
    services,
    { producto, series, from: { bodega, ...(ubicacion && { ubicacion }) } },
    NOT_TRANSFERRED,
  ),
}));
