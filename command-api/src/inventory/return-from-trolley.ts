import { readTrolley } from '@power/domain/inventory/trolley.shared';
import { NOT_RETURNED, returnFromTrolley, type TrolleyFacts } from '@power/domain/inventory/trolley/trolley';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { bothFlows, movedFrom, serialFlow } from '../kernel/serial-flow.ts';
import { placeFacts, roomFor } from './place-facts.ts';
import { inTrolley } from '../kernel/serial-facts.ts';
import type { z } from 'zod';

type Request = z.output<typeof returnFromTrolley.request>;

export default provideFacts(
  returnFromTrolley,
  async (request, services): Promise<TrolleyFacts> => ({
    ...(await placeFacts(services, readTrolley(request.carro)?.origen)),
    ...(await inTrolley(services, request, NOT_RETURNED)),
  }),
  bothFlows(
    serialFlow(returnFromTrolley, movedFrom(NOT_RETURNED)),
    roomFor(NOT_RETURNED, ({ carro }: Request) => readTrolley(carro)?.origen),
  ),
);
