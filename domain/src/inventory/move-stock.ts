import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { isRejection, reject } from '../kernel/rejection.ts';
import { optionalText, shortText } from '../kernel/text.ts';
import { WAREHOUSE } from './access.ts';
import { StockMoved } from './events.ts';
import { quarantine } from './place-room.ts';
import { atPlace, isQuarantined, placeName, takenFrom } from './places.shared.ts';
import { MAX_UNITS, productoId } from './receive-stock.ts';
import { type NamedSerials, movedSerials } from './serials/named-serials.shared.ts';
import { series } from './serials/units.shared.ts';
import { saldoAfter, saldoOf, stock, warehouse } from './stock.ts';
import { anyWarehouse, openWarehouse } from './warehouse.shared.ts';
import { LEAST_QUANTITY } from '../kernel/quantity.shared.ts';

export const NOT_TRANSFERRED = 'No se puede trasladar';

/** What is known of serials in the warehouse that goods leave. */
export interface TransferFacts {
  readonly series: NamedSerials;
}

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
    /** Where they are taken; absent: wherever the warehouse has them. */
    ubicacion: optionalText,
    cantidad: z.number().int().min(1, LEAST_QUANTITY.texto).max(MAX_UNITS),
    /** Of serializable units that are known by them, one each. */
    series: series.optional(),
    motivo: optionalText,
  }),
  refers: { bodega: anyWarehouse, bodega_destino: openWarehouse },
  aggregate: stock,
  needsFacts: true,
  stream: (request) => request.producto,
  decide(state, request, { user, facts }: DecideContext<TransferFacts>) {
    const { bodega, bodega_destino, cantidad, series: named = [] } = request;
    const ubicacion = request.ubicacion || undefined;
    if (bodega === bodega_destino)
      return reject('MISMA_BODEGA', NOT_TRANSFERRED, 'La bodega de destino es la misma de origen.');
    const from = warehouse(state, bodega);
    const to = warehouse(state, bodega_destino);
    const { disponible } = saldoOf(from);
    // What waits in quarantine is nobody's: it leaves by the right and the reason that take it out.
    const waits = ubicacion !== undefined && isQuarantined(from, ubicacion);
    const lugar = waits ? { codigo: ubicacion, activo: true, tipo: 'cuarentena', capacidad: 0 } : null;
    const quarantineRefusal = quarantine({ lugar }, user, NOT_TRANSFERRED, request.motivo);
    if (quarantineRefusal) return quarantineRefusal;
    if (!state.producto || (!waits && disponible < cantidad)) {
      return reject('STOCK_INSUFICIENTE', NOT_TRANSFERRED, `En ${bodega} quedan ${disponible} unidades disponibles.`);
    }
    const hay = ubicacion === undefined ? from.fisico : atPlace(from, ubicacion);
    if (hay < cantidad)
      return reject(
        'STOCK_INSUFICIENTE',
        NOT_TRANSFERRED,
        `En ${placeName(ubicacion!)} hay ${hay}: no se pueden trasladar ${cantidad}. Cuenta y corrige la cantidad.`,
      );
    const moved = movedSerials(
      { cantidad, series: named, hay, bodega, ...(ubicacion !== undefined && { ubicacion }) },
      facts.series,
      NOT_TRANSFERRED,
    );
    if (isRejection(moved)) return moved;
    const remaining = from.fisico - cantidad;
    const places = takenFrom(
      from,
      remaining,
      ubicacion === undefined ? facts.series.lugares : { desde: [{ ubicacion, cantidad }] },
    );
    return [
      StockMoved({
        producto: state.producto,
        bodega,
        bodega_destino,
        cantidad,
        saldo: saldoAfter(from, remaining, places),
        ...places,
        saldo_destino: saldoOf({ ...to, fisico: to.fisico + cantidad }),
        motivo: request.motivo || null,
        ...(moved.length > 0 && { series: [...moved] }),
      }),
    ];
  },
  answer: () => ({ mensaje: 'El traslado fue registrado' }),
});
