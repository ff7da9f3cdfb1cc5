/** What the office does with an order; each resolves when it is answered. */
export interface Office {
  /** Makes an order of three lines; answers its number. */
  order(n: number): Promise<number>;
  comment(order: number, text: string): Promise<void>;
  /** Takes the goods of an order and releases it. */
  validate(order: number): Promise<void>;
  /** The newest twenty orders; answers how many came. */
  list(): Promise<number>;
}

export interface Day {
  readonly orders: number;
  /** Orders made, commented twice, validated and looked up twice, a second. */
  readonly perSecond: number;
}

/** People at desks of their own, each with one order after the other, waiting for each answer. */
export async function officeDay(office: Office, people: number, ms: number): Promise<Day> {
  const started = performance.now();
  let orders = 0;
  const desk = async (person: number): Promise<void> => {
    for (let n = person; performance.now() - started < ms; n += people) {
      const order = await office.order(n);
      await office.comment(order, `Comentario ${n}`);
      if ((await office.list()) === 0) throw new Error('the list is empty');
      await office.validate(order);
      await office.comment(order, 'Validado');
      await office.list();
      orders += 1;
    }
  };
  await Promise.all(Array.from({ length: people }, (_, person) => desk(person)));
  return { orders, perSecond: orders / ((performance.now() - started) / 1000) };
}
