import { defineAggregate, on } from '../../kernel/aggregate.ts';
import { isStale } from '../../kernel/claim.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { isRejection, type Rejection } from '../../kernel/rejection.ts';
import { ParcelGoodsTaken } from './events.ts';
import { type Goods, type Known, overPacked } from './goods.ts';
import type { LineaEmbalada } from './parts.ts';

interface Taken {
  readonly contenido: readonly LineaEmbalada[];
  /** How often the package's contents had changed then. */
  readonly revision: number;
  readonly desde: string;
}
export interface TakenState {
  /** By number of the package: all that ever belonged to the order. */
  readonly embalajes: Readonly<Record<string, Taken>>;
}

/** Stream `parcelgoods-<order>`: what its packages took, in one place, so that two people do not take the same units. */
export const parcelGoods = defineAggregate<TakenState>('parcelgoods', { embalajes: {} }, [
  on(ParcelGoodsTaken, ({ embalajes }, { embalaje, revision, contenido }, { at }) => ({
    embalajes: { ...embalajes, [embalaje]: { contenido, revision, desde: at } },
  })),
]);

const same = (a: readonly LineaEmbalada[], b: readonly LineaEmbalada[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
const most = (a: readonly LineaEmbalada[], b: readonly LineaEmbalada[]): readonly LineaEmbalada[] => {
  const lines = [...a];
  for (const line of b) {
    const at = lines.findIndex(({ producto }) => producto._id === line.producto._id);
    if (at < 0) lines.push(line);
    else
      lines[at] = {
        ...line,
        cantidad: Math.max(lines[at]!.cantidad, line.cantidad),
        series: [...new Set([...lines[at]!.series, ...line.series])],
      };
  }
  return lines;
};

/**
 * What counts as the contents of a package: its own word, and while one who took for it may still be on the way to say so,
 * what was taken too. Once that {@link isStale} nobody is on the way any more.
 */
function counted(number: number, taken: Taken, known: Known | undefined, now: string): Known {
  const own = known ?? { number, revision: -1, contenido: [] };
  const over = taken.revision < own.revision || isStale(taken, now);
  return over ? own : { ...own, contenido: most(own.contenido, taken.contenido) };
}

interface Wanted {
  readonly pedido: string;
  readonly goods: Goods;
  readonly own: Known;
  readonly others: readonly Known[];
  readonly now: string;
  readonly titulo: string;
}

/** Takes goods of an order for one of its packages; refused where another took them. */
export const takeGoods =
  ({ pedido, goods, own, others, now, titulo }: Wanted) =>
  ({ embalajes }: TakenState): readonly DomainEvent[] | Rejection => {
    const mine = embalajes[own.number];
    if (mine && mine.revision === own.revision && same(mine.contenido, own.contenido)) return [];
    const beside = new Map(others.map((one) => [one.number, one]));
    for (const [number, taken] of Object.entries(embalajes))
      if (Number(number) !== own.number)
        beside.set(Number(number), counted(Number(number), taken, beside.get(Number(number)), now));
    const over = overPacked(goods, own, [...beside.values()], titulo);
    if (isRejection(over)) return over;
    return [ParcelGoodsTaken({ pedido, embalaje: own.number, revision: own.revision, contenido: [...own.contenido] })];
  };
