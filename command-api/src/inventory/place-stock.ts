import { type MoveFacts, NOT_MOVED, placeStock } from '@power/domain/inventory/place-stock';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { bothFlows, movedFrom, serialFlow } from '../kernel/serial-flow.ts';
import { placeFacts, roomFor } from './place-facts.ts';
import { namedSerials } from '../kernel/serial-facts.ts';
import type { z } from 'zod';

type Request = z.output<typeof placeStock.request>;

export default provideFacts(
  placeStock,
  async ({ producto, bodega, ubicacion, ubicacion_destino, series }, services): Promise<MoveFacts> => ({
    ...(await placeFacts(services, ubicacion_destino)),
    origen: (await placeFacts(services, ubicacion)).lugar,
    series: await namedSerials(
      services,
      { producto, series, from: { bodega, ubicacion: ubicacion || null } },
      NOT_MOVED,
    ),
  }),
  bothFlows(
    serialFlow(placeStock, movedFrom(NOT_MOVED)),
    roomFor(NOT_MOVED, ({ ubicacion_destino }: Request) => ubicacion_destino),
  ),
);
