import { type Bench, type Section } from '../bench.ts';
import { type Figure, limit, told } from '../figure.ts';
import { admin, type FilledSystem, withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';

const GUESSES = 200;
const EACH_MS = 250;

/** An honest person signs in while two hundred guesses are under way, from addresses and at accounts of every kind. */
export const signInUnderGuesses: Section = {
  name: 'sign-in',
  run: (bench) =>
    withSystem(
      async () => undefined,
      (filled) => measure(filled, bench),
      { TRUST_PROXY: '1' },
    ),
};

/** Who guesses: address and account of the n-th attempt. */
const CROWDS: Readonly<Record<string, (n: number) => { address: string; email: string }>> = {
  'one address, many accounts': (n) => ({ address: '203.0.113.9', email: `nadie${n}@bench.test` }),
  'many addresses, many accounts': (n) => ({ address: `198.51.100.${n % 250}`, email: `nadie${n}@bench.test` }),
};

async function measure({ system }: FilledSystem, { quick, say }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [crowd, attempt] of Object.entries(CROWDS)) {
    say(crowd);
    const { honest, answered } = await besiege(system.url, attempt, quick ? 5 : 20);
    figures.push(
      limit(2000, {
        what: `sign-in of an honest person, ${GUESSES} guesses under way (${crowd}), slowest`,
        unit: 'ms',
        values: [Math.max(...honest)],
      }),
      told('…median; guesses that were answered meanwhile', `${median(honest).toFixed(0)} ms; ${answered}`),
    );
  }
  return figures;
}

/** Keeps so many guesses under way and signs in again and again beside them. Throws when the honest person is refused. */
async function besiege(
  url: string,
  attempt: (n: number) => { address: string; email: string },
  times: number,
): Promise<{ honest: number[]; answered: number }> {
  const crowd = new HttpClient(url, {}, GUESSES);
  const person = new HttpClient(url, { 'x-forwarded-for': '192.0.2.17' });
  let over = false;
  let n = 0;
  let answered = 0;
  const guess = async (): Promise<void> => {
    while (!over) {
      const { address, email } = attempt((n += 1));
      await crowd
        .post('/accesos/login', { email, password: `clave-${n}` }, { 'x-forwarded-for': address })
        .then(() => (answered += 1))
        .catch(() => undefined);
    }
  };
  const guesses = Array.from({ length: GUESSES }, guess);
  const honest: number[] = [];
  try {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (let time = 0; time < times; time += 1) {
      const { status, text, ms } = await person.post('/accesos/login', admin);
      if (status !== 200 || !text.includes('"token"'))
        throw new Error(`the honest person was answered ${status}: ${text.slice(0, 200)}`);
      honest.push(ms);
      await new Promise((resolve) => setTimeout(resolve, EACH_MS));
    }
  } finally {
    over = true;
    await Promise.all(guesses);
    crowd.close();
    person.close();
  }
  return { honest, answered };
}
