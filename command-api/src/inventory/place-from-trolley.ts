import { NOT_PLACED, placeFromTrolley, type TrolleyFacts } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { bothFlows, movedFrom, serialFlow } from '../kernel/serial-flow.ts';
import { placeFacts, roomFor } from './place-facts.ts';
import { inTrolley } from '../kernel/serial-facts.ts';
import type { z } from 'zod';

type Request = z.output<typeof placeFromTrolley.request>;

export default provideFacts(
  placeFromTrolley,
  async (request, services): Promise<TrolleyFacts> => ({
    ...(await placeFacts(services, request.ubicacion_destino)),
    ...(await inTrolley(services, request, NOT_PLACED)),
  }),
  bothFlows(
    serialFlow(placeFromTrolley, movedFrom(NOT_PLACED)),
    roomFor(NOT_PLACED, ({ ubicacion_destino }: Request) => ubicacion_destino),
  ),
);
