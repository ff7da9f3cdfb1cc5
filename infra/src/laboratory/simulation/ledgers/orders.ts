import type { ReadSide } from '../read-side.ts';
import { dataOf, type Ledger } from './ledger.ts';

interface Created {
  readonly _id: string;
  readonly number: number;
}

/** One number, one order, one row in the list of orders. */
export function ordersLedger(side: ReadSide): Ledger {
  const created = new Map<string, string>();
  const wrong: string[] = [];
  return {
    name: 'orders',
    read(event) {
      if (event.type !== 'OrderCreated') return;
      const { _id, number } = dataOf<Created>(event);
      if (event.stream !== `order-${_id}` || _id !== String(number))
        wrong.push(`${event.stream}@${event.version}: the order calls itself ${_id}, number ${number}`);
      if (created.has(_id)) wrong.push(`${event.stream}: order ${_id} was created before, on ${created.get(_id)}`);
      created.set(_id, event.stream);
    },
    check(settled) {
      const problems = wrong.splice(0);
      if (!settled) return problems;
      const numbers = [...side.rows('order_list').values()].map(({ number }) => String(number));
      const twice = numbers.filter((number, n) => numbers.indexOf(number) !== n);
      const missing = [...created.keys()].filter((id) => !numbers.includes(id));
      if (twice.length > 0) problems.push(`the list of orders has two rows of ${twice.join(', ')}`);
      if (missing.length > 0) problems.push(`the list of orders lacks ${missing.join(', ')}`);
      if (numbers.length > created.size)
        problems.push(`the list has ${numbers.length} orders, the log ${created.size}`);
      return problems;
    },
  };
}
