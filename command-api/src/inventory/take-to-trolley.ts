import { NOT_TAKEN, takeToTrolley, type TrolleyFacts } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { movedFrom, serialFlow } from '../kernel/serial-flow.ts';
import { placeFacts } from './place-facts.ts';
import { namedSerials } from '../kernel/serial-facts.ts';

export default provideFacts(
  takeToTrolley,
  async ({ producto, bodega, ubicacion, series }, services): Promise<TrolleyFacts> => ({
    ...(await placeFacts(services, ubicacion)),
    series: await namedSerials(
      services,
      { producto, series, from: { bodega, ubicacion: ubicacion || null } },
      NOT_TAKEN,
    ),
  }),
  serialFlow(takeToTrolley, movedFrom(NOT_TAKEN)),
);
