import type { OrderRow } from '@power/domain/orders/views/order-row';
import { MAX_TOUR } from '@power/domain/picking/tour.shared';
import { useState } from 'react';
import { toteOf } from './tour.ts';

interface Doing {
  /** Takes an order for this person; why not, where it cannot. */
  readonly take: (number: number) => Promise<string | undefined>;
  readonly onOpen: (...numbers: readonly number[]) => void;
  readonly refuse: (text: string) => void;
}

/** Orders that are put together to one round: of one warehouse, as many as there are totes, in the order in which they were chosen. */
export function useTourChoice(orders: readonly OrderRow[], { take, onOpen, refuse }: Doing) {
  const [chosen, setChosen] = useState<readonly number[]>();
  const [busy, setBusy] = useState(false);
  const rowOf = (number: number) => orders.find((order) => order.number === number);
  const list = (chosen ?? []).filter((number) => rowOf(number) !== undefined);
  const toggle = (number: number): void => {
    if (list.includes(number)) return setChosen(list.filter((other) => other !== number));
    const order = rowOf(number);
    if (!order) return refuse(`El Pedido N° ${number} no está pendiente de picking`);
    if (list.length >= MAX_TOUR) return refuse(`Un recorrido lleva hasta ${MAX_TOUR} pedidos`);
    const bodega = list.length > 0 ? rowOf(list[0]!)!.bodega_entrega : order.bodega_entrega;
    if (order.bodega_entrega !== bodega)
      return refuse(`El Pedido N° ${number} sale de ${order.bodega_entrega} y el recorrido es en ${bodega}`);
    return setChosen([...list, number]);
  };
  return {
    choosing: chosen !== undefined,
    chosen: list,
    busy,
    start: () => setChosen(chosen === undefined ? [] : undefined),
    has: (number: number): boolean => list.includes(number),
    letter: (number: number): string => `Bolsa ${toteOf(list.indexOf(number))}`,
    toggle,
    /** Takes what is not in hand yet; with one that somebody else took meanwhile nobody sets out unasked. */
    async go(): Promise<void> {
      setBusy(true);
      for (const number of list) {
        // oxlint-disable-next-line no-await-in-loop -- the first that is refused stops it
        const refused = rowOf(number)?.estatus === 'En Picking' ? undefined : await take(number);
        if (refused === undefined) continue;
        setChosen(list.filter((other) => other !== number));
        setBusy(false);
        return refuse(refused);
      }
      setBusy(false);
      return onOpen(...list);
    },
  };
}
