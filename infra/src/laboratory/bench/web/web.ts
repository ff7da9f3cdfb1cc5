import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../../operations/launcher/greeting.ts';
import type { TestSystem } from '../../testing/system.ts';
import type { Bench, Section } from '../bench.ts';
import { atMost, type Compared, type Figure, told } from '../figure.ts';
import { HttpClient, signIn } from '../http-client.ts';
import { paced } from '../push/paced.ts';
import { startRested } from '../rested.ts';
import { interleaved, median, percentile } from '../stats.ts';
import { Worker } from '../worker.ts';

/** Visitors who look at a page every ten seconds each. */
const VISITORS = 500;
const PAGES_PER_SECOND = VISITORS / 10;
/** Commands of a busy office. */
const COMMANDS_PER_SECOND = 10;
/** A page may cost so many times a query alone. */
const PAGE_GOAL = 5;

/** The shop window and the API of programs against a bare handler, and what visitors take from the office's day. */
export const web: Section = {
  name: 'web',
  run: async (bench) => {
    const demo = bench.quick ? 'small' : 'full';
    const system = await startRested({ demo, env: { TIENDA_WEB: '1' } }, bench.say);
    const { DATABASE_URL } = system.runtime().env;
    const bare = new Worker(new URL('bare-page.js', import.meta.url), [DATABASE_URL!]);
    try {
      return await measure(system, await bare.ask<string>({}), bench);
    } finally {
      await bare.stop();
      await system.remove();
    }
  },
};

type Ask = () => Promise<number>;

/** Asks for one address after the other and answers how long each took, ms. Throws on what is not a page. */
function asking(http: HttpClient, addresses: readonly string[]): Ask {
  let n = 0;
  return async () => {
    const address = addresses[n++ % addresses.length]!;
    const { status, text, ms } = await http.get(address);
    if (status !== 200) throw new Error(`${address} was answered ${status}: ${text.slice(0, 200)}`);
    return ms;
  };
}

/** One reader, one page after the other: p99 of so many. */
async function p99(ask: Ask, times: number): Promise<number> {
  const took: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one reader
  while (took.length < times) took.push(await ask());
  return percentile(took, 0.99);
}

async function measure(system: TestSystem, bareUrl: string, { quick, runs, say }: Bench): Promise<Figure[]> {
  const token = await signIn(system.url, 'administrador@power.test', demoPassword);
  const office = new HttpClient(system.url, { 'x-token': token });
  const visitors = new HttpClient(system.url, {}, VISITORS);
  const program = new HttpClient(system.url, { authorization: `Bearer ${await keyOf(office)}` });
  const bare = new HttpClient(bareUrl);
  try {
    const links = await shopLinks(visitors);
    say(`${links.length} pages of the shop`);
    const times = quick ? 100 : 300;
    const against = async (ask: Ask): Promise<Pick<Compared, 'ours' | 'base' | 'baseline' | 'unit'>> => {
      const base = asking(bare, ['/?after=', '/?after=3', '/?after=7']);
      await p99(ask, 50);
      await p99(base, 50);
      const found = await interleaved(
        runs,
        () => p99(ask, times),
        () => p99(base, times),
      );
      return { ...found, unit: 'ms', baseline: 'bare handler, one query' };
    };
    const catalogue = await against(asking(visitors, links));
    const call = await against(asking(program, ['/api/v1/stock', '/api/v1/precios']));
    const beside = await besideVisitors(office, asking(visitors, links), quick ? 4000 : 15_000, runs);
    return [
      atMost(PAGE_GOAL, { what: 'page of the shop, p99', ...catalogue }),
      atMost(PAGE_GOAL, { what: 'call of a program, p99', ...call }),
      atMost(1.2, {
        what: `command while ${VISITORS} visitors read, p99`,
        unit: 'ms',
        baseline: 'without them',
        ...beside,
      }),
      told('…pages that they were shown, p99', `${median(beside.pages).toFixed(1)} ms`),
    ];
  } finally {
    for (const client of [office, visitors, program, bare]) client.close();
  }
}

/** A key of its own for stock and prices, of the first customer. */
async function keyOf(office: HttpClient): Promise<string> {
  const page = { accion: 'grid', startRow: 0, endRow: 1, sortModel: [], filterModel: {} };
  const { rows } = await office.ask<{ rows: readonly { _id: string }[] }>('/clientes/listar', page);
  const { clave } = await office.ask<{ clave: string }>('/api_clientes/crear', {
    accion: 'clave',
    integrador: {
      nombre: 'Banco de pruebas',
      cliente: rows[0]!._id,
      alcances: ['stock', 'precios'],
      por_minuto: 6000,
      por_dia: 1_000_000,
    },
  });
  return clave;
}

/** Home, sections and products, as a visitor finds them by their links. */
async function shopLinks(visitors: HttpClient): Promise<string[]> {
  const { text } = await visitors.get('/web');
  const found = [...text.matchAll(/href="(\/web(?:\/producto\/|\?categoria=)[^"#]+)"/g)].map(([, href]) => href!);
  return ['/web', ...new Set(found)].map((href) => href.replaceAll('&amp;', '&'));
}

/** Comments at the pace of an office, in turns alone and beside visitors. */
async function besideVisitors(office: HttpClient, page: Ask, ms: number, runs: number) {
  const { rows } = await office.ask<{ rows: readonly { number: number }[] }>('/pedido_ventas/listar', {
    accion: 'grid',
    startRow: 0,
    endRow: 200,
  });
  const day = async (): Promise<number> => {
    const took: number[] = [];
    await paced(COMMANDS_PER_SECOND, ms, async (n) => {
      const {
        status,
        text,
        ms: lasted,
      } = await office.post(
        '/web/cotizaciones/agregarchat',
        { accion: 'guardarchat', texto: `Comentario ${n}`, pedido: rows[n % rows.length]!.number, tipo: 'pedido' },
        { 'idempotency-key': randomUUID() },
      );
      if (status !== 200) throw new Error(`a command was answered ${status}: ${text.slice(0, 200)}`);
      took.push(lasted);
    });
    return percentile(took, 0.99);
  };
  const pages: number[] = [];
  const together = async (): Promise<number> => {
    const seen: number[] = [];
    const reading = paced(PAGES_PER_SECOND, ms, async () => void seen.push(await page()));
    const commands = await day();
    await reading;
    pages.push(percentile(seen, 0.99));
    return commands;
  };
  await together();
  const found = await interleaved(Math.min(runs, 3), together, day);
  return { ...found, pages };
}
