/** One telling of the demo company. Its command ids begin with it, so that a killed run is found in the log and told on. */
export interface Run {
  seed: string;
  orders: number;
  /** ISO instant at which the history ends. */
  until: string;
}

/** Name of one command of the run; the same on every machine and in every repetition. */
export const commandIdOf = ({ seed, orders, until }: Run, ...what: (string | number)[]): string =>
  ['demo', seed, orders, until, ...what].join('/');

/** The run that a command id belongs to; undefined when it is nobody's. */
export function runOf(commandId: string): Run | undefined {
  const [mark, seed, orders, until] = commandId.split('/');
  return mark === 'demo' && seed && until && Number(orders) > 0 ? { seed, orders: Number(orders), until } : undefined;
}
