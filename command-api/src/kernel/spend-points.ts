import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { giveBack, spend } from '@power/domain/points/moves.shared';
import { points } from '@power/domain/points/points';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { pointsOwner } from './points-owner.ts';
import { pointsRule } from './points-rule.ts';

interface Spending {
  readonly number: number;
  readonly cliente: { readonly _id: string };
}

/**
 * Takes a new order's points before the order is made: of two orders that want the same points one is refused. A crash in
 * between leaves points of an order that never came to be, which the nightly look gives back.
 */
export async function takePoints(
  services: CommandServices,
  { number, cliente }: Spending,
  puntos: number,
): Promise<Rejection | undefined> {
  const owner = puntos > 0 ? await pointsOwner(services, cliente._id) : undefined;
  if (!owner) return undefined;
  const outcome = await services.run(points, cliente._id, 'puntos', (state) =>
    spend(state, owner, number, puntos, services.now),
  );
  return isRejection(outcome) ? outcome : undefined;
}

/** The order was refused after all. */
export async function returnPoints(
  services: CommandServices,
  { number, cliente }: Spending,
  puntos: number,
): Promise<void> {
  const owner = puntos > 0 ? await pointsOwner(services, cliente._id) : undefined;
  if (!owner) return;
  await services.run(points, cliente._id, 'devuelve-puntos', (state) =>
    giveBack(state, owner, number, pointsRule(), services.now),
  );
}
