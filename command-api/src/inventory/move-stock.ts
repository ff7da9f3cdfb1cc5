import { moveStock, NOT_TRANSFERRED } from '@power/domain/inventory/move-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { movedFrom, serialFlow } from '../kernel/serial-flow.ts';
import { arrivesAt } from '../kernel/place-arrivals.ts';
import { namedSerials } from '../kernel/serial-facts.ts';

/** What is known of the serials where goods leave; each is taken before it is moved. */
export default provideFacts(
  moveStock,
  async ({ producto, bodega, ubicacion, series }, services) => ({
    series: await namedSerials(
      services,
      { producto, series, from: { bodega, ...(ubicacion && { ubicacion }) } },
      NOT_TRANSFERRED,
    ),
  }),
  {
    ...serialFlow(moveStock, movedFrom(NOT_TRANSFERRED)),
    ...arrivesAt(({ bodega_destino }: { readonly bodega_destino: string }) => bodega_destino),
  },
);
