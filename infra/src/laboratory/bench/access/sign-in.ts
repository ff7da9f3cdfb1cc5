import { type Bench, type Section } from '../bench.ts';
import { type Figure, limit, told } from '../figure.ts';
import { admin, type FilledSystem, withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';

const GUESSES = 200;
/** So often as many new ones are sent, whether the last are answered or not. */
const VOLLEY_MS = 1000;
const EACH_MS = 250;

/** An honest person signs in while two hundred guesses a second come, from one address or from hundreds. */
export const signInUnderGuesses: Section = {
  name: 'sign-in',
  run: (bench) =>
    withSystem(
      async () => undefined,
      (filled) => measure(filled, bench),
      { TRUST_PROXY: '1' },
    ),
};

interface Crowd {
  /** Address and account of the n-th attempt. */
  readonly attempt: (n: number) => { address: string; email: string };
  /** The honest person sits at a device that signed in before: what a crowd from everywhere leaves room for. */
  readonly known: boolean;
}

const CROWDS: Readonly<Record<string, Crowd>> = {
  'one address, any device': {
    attempt: (n) => ({ address: '203.0.113.9', email: `nadie${n}@bench.test` }),
    known: false,
  },
  '250 addresses, known device': {
    attempt: (n) => ({ address: `198.51.100.${n % 250}`, email: `nadie${n}@bench.test` }),
    known: true,
  },
};

async function measure({ system }: FilledSystem, { quick, say }: Bench): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, crowd] of Object.entries(CROWDS)) {
    say(name);
    const { alone, honest, answered } = await besiege(system.url, crowd, quick ? 5 : 20);
    figures.push(
      limit(2000, {
        what: `sign-in of an honest person, ${GUESSES} guesses a second (${name}), slowest`,
        unit: 'ms',
        values: [Math.max(...honest)],
      }),
      told(
        '…median; guesses that were answered meanwhile',
        `${median(honest).toFixed(0)} ms; ${answered}`,
        `${median(alone).toFixed(0)} ms without guesses`,
      ),
    );
  }
  return figures;
}

/** Sends so many guesses a second and signs in again and again beside them. Throws when the honest person is refused. */
async function besiege(
  url: string,
  { attempt, known }: Crowd,
  times: number,
): Promise<{ alone: number[]; honest: number[]; answered: number }> {
  const crowd = new HttpClient(url, {}, GUESSES);
  const address = { 'x-forwarded-for': '192.0.2.17' };
  const first = new HttpClient(url, address);
  const { equipo } = await first.ask<{ equipo: string }>('/accesos/login', admin);
  first.close();
  const person = new HttpClient(url, { ...address, ...(known && { 'x-equipo': equipo }) });
  let n = 0;
  let answered = 0;
  const guesses = new Set<Promise<void>>();
  const volley = (): void => {
    for (let one = 0; one < GUESSES; one += 1) {
      const { address: from, email } = attempt((n += 1));
      const guess = crowd
        .post('/accesos/login', { email, password: `clave-${n}` }, { 'x-forwarded-for': from })
        .then(() => void (answered += 1))
        .catch(() => undefined)
        .finally(() => guesses.delete(guess));
      guesses.add(guess);
    }
  };
  const signIns = async (): Promise<number[]> => {
    const took: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const { status, text, ms } = await person.post('/accesos/login', admin);
      if (status !== 200 || !text.includes('"token"'))
        throw new Error(`the honest person was answered ${status}: ${text.slice(0, 200)}`);
      took.push(ms);
      await new Promise((resolve) => setTimeout(resolve, EACH_MS));
    }
    return took;
  };
  const alone = await signIns();
  const firing = setInterval(volley, VOLLEY_MS);
  try {
    await new Promise((resolve) => setTimeout(resolve, 2 * VOLLEY_MS));
    return { alone, honest: await signIns(), answered };
  } finally {
    clearInterval(firing);
    await Promise.all(guesses);
    crowd.close();
    person.close();
  }
}
