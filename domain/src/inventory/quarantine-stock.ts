import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { shortText } from '../kernel/text.ts';
import { systemOnly } from '../kernel/system-only.ts';
import { STOCK_APPROVERS } from './access.ts';
import { StockQuarantined } from './events.ts';
import type { PlaceFacts } from './place-room.ts';
import { atPlace, withQuarantine } from './places.shared.ts';
import { productoId } from './receive-stock.ts';
import { saldoOf, stock, warehouse } from './stock.ts';
import { anyWarehouse } from './warehouse.shared.ts';

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
    const before = warehouse(state, bodega);
    if (!state.producto || atPlace(before, ubicacion) === 0) return [];
    const cuarentena = lugar?.tipo === 'cuarentena';
    const after = withQuarantine(before, ubicacion, cuarentena);
    return after === before
      ? []
      : [StockQuarantined({ producto: state.producto, bodega, ubicacion, cuarentena, saldo: saldoOf(after) })];
  },
  answer: () => ({ mensaje: 'La cuarentena quedó anotada' }),
});
