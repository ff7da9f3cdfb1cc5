import { z } from 'zod';
import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { isStale } from '../../kernel/claim.ts';
import { defineEvent } from '../../kernel/event.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { creditFor } from '../credits/parts.ts';
import type { Rma } from './case.ts';
import { isOver } from './parts.ts';
import { cannotOpen, type Sale, sameSerial } from './sale.shared.ts';

const units = z.object({ producto: z.string(), cantidad: z.number().int().positive() });

/** A case claims units of an order before it is opened, so that two that are opened at once do not claim the same. */
export const RmaUnitsClaimed = defineEvent('RmaUnitsClaimed', {
  label: 'Unidades en RMA',
  data: z.object({ pedido: z.number().int(), caso: z.string(), unidades: z.array(units).min(1) }),
});

interface UnitsClaim {
  readonly caso: string;
  readonly unidades: readonly z.infer<typeof units>[];
  /** Instant of the claim, ISO 8601. */
  readonly desde: string;
}

/** Cases that were opened for units of an order. Streams `rmapedido-<pedido>`. */
export const claimedUnits = defineAggregate<readonly UnitsClaim[]>(
  'rmapedido',
  [],
  [on(RmaUnitsClaimed, (claims, { caso, unidades }, { at }) => [...claims, { caso, unidades, desde: at }])],
);

/** What of an earlier case says which units of an order it has. */
export type EarlierCase = Pick<Rma, '_id' | 'number' | 'estado' | 'lineas' | 'creditos'>;

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Units of a product of an order that an open case has. What a credit note took back is counted by the order. */
function unitsIn(earlier: EarlierCase, pedido: number, producto: string): number {
  if (isOver(earlier)) return 0;
  return total(
    earlier.lineas
      .filter((line) => line.pedido === pedido && line.producto._id === producto)
      .filter(({ linea }) => creditFor(earlier.creditos, linea)?.estado !== 'Emitida')
      .map(({ cantidad }) => cantidad),
  );
}

export const serialInOpenCase = (serie: string, caso: string | number): Rejection =>
  cannotOpen(`La serie ${serie} ya está en el RMA N° ${caso}, que sigue abierto: continúa en él.`);

/** The refusal of a serial that an open case of the same order has, or that a credit note of one took back. */
function serialRefusal(cases: readonly EarlierCase[], { venta: { pedido, producto }, serie }: ClaimedLine) {
  if (serie === undefined) return undefined;
  for (const earlier of cases) {
    const line = earlier.lineas.find(
      (one) =>
        one.pedido === pedido &&
        one.producto._id === producto._id &&
        one.serie !== null &&
        sameSerial(one.serie, serie),
    );
    if (!line) continue;
    const credit = creditFor(earlier.creditos, line.linea);
    if (credit)
      return cannotOpen(
        `La serie ${serie} se acreditó en el RMA N° ${earlier.number}${credit.folio === null ? '' : ` (nota de crédito N° ${credit.folio})`}: ya no es del cliente.`,
      );
    if (!isOver(earlier)) return serialInOpenCase(serie, earlier.number);
  }
  return undefined;
}

/** A product as the new case asks for it, with its sale. */
export interface ClaimedLine {
  readonly venta: Sale;
  readonly cantidad: number;
  readonly serie: string | undefined;
}

export interface ClaimedUnits {
  readonly pedido: number;
  readonly caso: string;
  readonly lines: readonly ClaimedLine[];
  /** Cases that were opened for the order, as their own streams have them; the new one is none of them. */
  readonly cases: readonly EarlierCase[];
  /** Instant of the request, ISO 8601. */
  readonly now: string;
}

/**
 * Claims units of one order for a case. Refused where fewer are left: what was sold, less what was credited, less what open
 * cases have. A unit that went out in exchange stands for the one that came back. A claim whose case does not exist counts
 * while its command may be under way.
 */
export function claimUnits({ pedido, caso, lines, cases, now }: ClaimedUnits) {
  return (claims: readonly UnitsClaim[]) => {
    if (claims.some((one) => one.caso === caso)) return [];
    const pending = claims.filter((claim) => !cases.some(({ _id }) => _id === claim.caso) && !isStale(claim, now));
    const unidades = new Map<string, number>();
    for (const line of lines) {
      const refused = serialRefusal(cases, line);
      if (refused) return refused;
      const { _id } = line.venta.producto;
      unidades.set(_id, (unidades.get(_id) ?? 0) + line.cantidad);
    }
    for (const [producto, cantidad] of unidades) {
      const { venta } = lines.find((line) => line.venta.producto._id === producto)!;
      const short = shortage(venta, cantidad, [
        ...cases.map((one) => ({ caso: one.number, cantidad: unitsIn(one, pedido, producto) })),
        ...pending.map((one) => ({
          caso: Number(one.caso),
          cantidad: total(one.unidades.filter((u) => u.producto === producto).map((u) => u.cantidad)),
        })),
      ]);
      if (short) return short;
    }
    const claimed = [...unidades].map(([producto, cantidad]) => ({ producto, cantidad }));
    return [RmaUnitsClaimed({ pedido, caso, unidades: claimed })];
  };
}

/** The refusal of more units than are left of what an order sold of a product; undefined where there are enough. */
function shortage(
  { pedido, producto, del_producto: { vendidas, acreditadas } }: Sale,
  asked: number,
  open: readonly { readonly caso: number; readonly cantidad: number }[],
): Rejection | undefined {
  const busy = open.filter(({ cantidad }) => cantidad > 0);
  const remaining = vendidas - acreditadas - total(busy.map(({ cantidad }) => cantidad));
  if (asked <= remaining) return undefined;
  const reasons = [
    acreditadas > 0 && `${acreditadas} se acreditaron`,
    ...busy.map(({ caso, cantidad }) => `${cantidad} están en el RMA N° ${caso}, que sigue abierto`),
  ].filter(Boolean);
  return cannotOpen(
    `Del Pedido N° ${pedido} se vendieron ${vendidas} de ${producto.part_number}${reasons.length > 0 ? `; ${reasons.join(' y ')}` : ''}: quedan ${Math.max(remaining, 0)} y pides ${asked}.`,
  );
}
