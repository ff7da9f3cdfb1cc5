import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { optionalText, shortText } from '../kernel/text.ts';
import { WAREHOUSE } from './access.ts';
import { StockMoved } from './events.ts';
import { takenFrom } from './places.shared.ts';
import { MAX_UNITS, productoId } from './receive-stock.ts';
import { saldoOf, stock, warehouse } from './stock.ts';
import { anyWarehouse, openWarehouse } from './warehouse.shared.ts';

export const moveStock = defineCommand({
  name: 'move-stock',
  context: 'inventory',
  path: '/movimientos/crear',
  access: { perfiles: WAREHOUSE },
  summary: 'Traslada unidades libres de una bodega a otra',
  request: z.strictObject({
    producto: productoId,
    bodega: shortText,
    bodega_destino: shortText,
    cantidad: z.number().int().min(1).max(MAX_UNITS),
    motivo: optionalText,
  }),
  refers: { bodega: anyWarehouse, bodega_destino: openWarehouse },
  aggregate: stock,
  stream: (request) => request.producto,
  decide(state, request) {
    const { bodega, bodega_destino, cantidad } = request;
    if (bodega === bodega_destino)
      return reject('MISMA_BODEGA', 'No se puede trasladar', 'La bodega de destino es la misma de origen.');
    const from = warehouse(state, bodega);
    const to = warehouse(state, bodega_destino);
    const { disponible } = saldoOf(from);
    if (!state.producto || disponible < cantidad) {
      return reject(
        'STOCK_INSUFICIENTE',
        'No se puede trasladar',
        `En ${bodega} quedan ${disponible} unidades disponibles.`,
      );
    }
    return [
      StockMoved({
        producto: state.producto,
        bodega,
        bodega_destino,
        cantidad,
        saldo: saldoOf({ ...from, fisico: from.fisico - cantidad }),
        ...takenFrom(from, from.fisico - cantidad),
        saldo_destino: saldoOf({ ...to, fisico: to.fisico + cantidad }),
        motivo: request.motivo || null,
      }),
    ];
  },
  answer: () => ({ mensaje: 'El traslado fue registrado' }),
});
