import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { shortText } from '../kernel/text.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { STOCK_APPROVERS } from './access.ts';
import { StockQuarantined } from './events.ts';
import type { PlaceFacts } from './place-room.ts';
import { atPlace, withQuarantine } from './places.shared.ts';
import { productoId } from './receive-stock.ts';
import { saldoOf, stock, type StockState, warehouse } from './stock.ts';
import { anyWarehouse } from './warehouse.shared.ts';

interface AtPlace {
  readonly bodega: string;
  readonly ubicacion: string;
  readonly cuarentena: boolean;
  readonly motivo?: string | undefined;
}
/** What stands at a place waits in quarantine, or does no more; nothing where that is so already or nothing stands there. */
export const quarantinedAt =
  ({ bodega, ubicacion, cuarentena, motivo }: AtPlace) =>
  (state: StockState): readonly DomainEvent[] => {
    const before = warehouse(state, bodega);
    if (!state.producto || atPlace(before, ubicacion) === 0) return [];
    const after = withQuarantine(before, ubicacion, cuarentena);
    const { producto } = state;
    return after === before
      ? []
      : [
          StockQuarantined({
            ...{ producto, bodega, ubicacion, cuarentena, saldo: saldoOf(after) },
            ...(motivo && { motivo }),
          }),
        ];
  };

const TITLE = 'El stock no cambió';

/**
 * Issued by the process that follows movements of before, which did not say whether the place that goods went to is of
 * quarantine. What the place is, its master says; a repeat writes nothing.
 */
export const quarantineStock = defineCommand({
  name: 'quarantine-stock',
  context: 'inventory',
  path: '/inventarios/modificar',
  accion: 'cuarentena',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'Anota que lo que está en una ubicación espera en cuarentena; lo pide el sistema',
  request: z.strictObject({
    accion: z.literal('cuarentena'),
    producto: productoId,
    bodega: shortText,
    ubicacion: shortText,
  }),
  refers: { bodega: anyWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  when: (_state, user) =>
    systemOnly(user, TITLE, 'La cuarentena sigue a la ubicación: mueve las unidades con su motivo.'),
  decide(state, { bodega, ubicacion }, { facts: { lugar } }: DecideContext<PlaceFacts>) {
    return quarantinedAt({ bodega, ubicacion, cuarentena: lugar?.tipo === 'cuarentena' })(state);
  },
  answer: () => ({ mensaje: 'La cuarentena quedó anotada' }),
});
