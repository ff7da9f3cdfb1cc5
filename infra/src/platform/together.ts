/** A question and who waits for its answer. */
export interface Waiting<Q, A> {
  readonly question: Q;
  resolve(answer: A): void;
  reject(error: unknown): void;
}

/** Asks for all that is waited for at once, and hands each its answer: `ask` answers in the order of the questions; what it throws, all of them hear. */
export async function answerAll<Q, A>(
  batch: readonly Waiting<Q, A>[],
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
): Promise<void> {
  try {
    const answers = await ask(batch.map(({ question }) => question));
    batch.forEach(({ resolve }, n) => resolve(answers[n]!));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}

/** The end of this turn, before anything is waited for: whoever was woken by the same answer has spoken by then. */
export const endOfTurn = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

/**
 * Asks for many things at once without making anybody wait: who comes while fewer than `lanes` questions are under way is
 * asked for in this turn, with all who come in it; who comes meanwhile goes with the next ones, `most` at most. `ask` answers in the order of the
 * questions; what it throws, all of them hear. A question is never asked before it came, so its answer is as fresh as if
 * it had been asked alone.
 */
export function together<Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
  { lanes, most }: { readonly lanes: number; readonly most: number },
): (question: Q) => Promise<A> {
  const waiting: Waiting<Q, A>[] = [];
  let underWay = 0;

  const settle = async (batch: readonly Waiting<Q, A>[]): Promise<void> => {
    await answerAll(batch, ask);
    // Those who just got their answers may ask again in this same turn: let them go together.
    if (batch.length > 1) await new Promise(setImmediate);
  };
  const next = async (): Promise<void> => {
    underWay += 1;
    // Of a hundred commands side by side the first would else go out alone, one in each lane.
    await endOfTurn();
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    underWay -= 1;
  };
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (underWay < lanes) void next();
    });
}
