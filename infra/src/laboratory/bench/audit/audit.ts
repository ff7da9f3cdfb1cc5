import type { GridRequest } from '@power/domain/kernel/grid';
import type pg from 'pg';
import { type Bench, type Section } from '../bench.ts';
import { atMost, type Figure } from '../figure.ts';
import { type FilledSystem, withSystem } from '../grid/order-system.ts';
import { HttpClient } from '../http-client.ts';
import { median } from '../stats.ts';

const EVENTS = 370_000;
const ASKED = 20;

/** Searches, filters and orders of *Auditoría* over 370,000 events against its first page, from query-api, session and all. */
export const audit: Section = {
  name: 'audit',
  run: (bench) => withSystem(fillEvents, (filled) => measure(filled, bench)),
};

/** Words of all kinds of frequency: one event, some hundreds, one of seven, all, none; alone and together. */
const SEARCHES: Readonly<Record<string, string>> = {
  'a number': '77123',
  'a person': 'camila contreras 7',
  'a kind of event': 'validado',
  'a word that all have': 'pedido',
  'two letters': 'ca',
  'a word that none has': 'inexistente',
  'three words': 'validado camila urgente',
  'signs beside a word': 'validado – ;;',
};

type Asked = Partial<Pick<GridRequest, 'quickFilter' | 'filterModel' | 'sortModel'>>;

const contains = (field: string, filter: string): Asked => ({
  filterModel: { [field]: { filterType: 'text', type: 'contains', filter } },
});
const searches = Object.entries(SEARCHES).map(([name, quickFilter]): [string, Asked] => [
  `search, ${name}`,
  { quickFilter },
]);
/** Every column that a person sorts by, and filters of some, of all and of no rows. */
const WAYS: readonly [string, Asked][] = [
  ...searches,
  ['filter, a person', contains('usuario', 'Contreras 7')],
  ['filter, all persons', contains('usuario', 'Contreras')],
  ['filter, nobody', contains('usuario', 'Inexistente')],
  ['filter, a profile', { filterModel: { perfil: { filterType: 'set', values: ['Cobrador'] } } }],
  ['filter, no command', contains('comando', 'inexistente')],
  ['filter, a text of one event', contains('detalle', 'c4ca4238a0b923820dcc509a6f75849b')],
  ...['at', 'usuario', 'etiqueta', 'tipo', 'documento', 'numero', 'version', 'perfil', 'comando', 'detalle'].map(
    (colId): [string, Asked] => [`by ${colId}`, { sortModel: [{ colId, sort: 'asc' }] }],
  ),
  ['a person by kind', { ...contains('usuario', 'Contreras 7'), sortModel: [{ colId: 'etiqueta', sort: 'asc' }] }],
];

async function measure({ token, service }: FilledSystem, { runs, say }: Bench): Promise<Figure[]> {
  const http = new HttpClient(service('query-api'), { 'x-token': token });
  const ask = async (asked: Asked): Promise<number> => {
    const { status, text, ms } = await http.post('/auditoria/listar', {
      accion: 'grid',
      startRow: 0,
      endRow: 100,
      sortModel: [],
      filterModel: {},
      ...asked,
    });
    if (status !== 200) throw new Error(`a search was answered ${status}: ${text.slice(0, 200)}`);
    return ms;
  };
  try {
    say(`${EVENTS.toLocaleString('en')} events`);
    const ways: [string, Asked][] = [['page', {}], ...WAYS];
    for (const [, asked] of ways) for (let n = 0; n < 10; n += 1) await ask(asked);
    const found = new Map<string, number[]>(ways.map(([name]) => [name, []]));
    for (let run = 0; run < runs; run += 1)
      for (const [name, asked] of ways) {
        const times: number[] = [];
        for (let n = 0; n < ASKED; n += 1) times.push(await ask(asked));
        found.get(name)!.push(median(times));
      }
    return WAYS.map(([name]) =>
      atMost(20, {
        what: `audit ${name}, p50`,
        unit: 'ms',
        ours: found.get(name)!,
        base: found.get('page')!,
        baseline: 'first page',
      }),
    );
  } finally {
    http.close();
  }
}

const DETAIL = "CASE n % 11 WHEN 0 THEN 'Llamar antes, urgente' ELSE 'Comentario ' || md5(n::text) END";
const LABEL =
  "(ARRAY['Pedido creado','Pedido validado','Picking iniciado','Línea pickeada','Pedido facturado','Pedido entregado','Comentario'])[1 + n % 7]";
const PERSON = "'Camila Contreras ' || n % 13";

/** Rows as `audit/event-list` would have left them. */
async function fillEvents(pool: pg.Pool): Promise<void> {
  const values: Readonly<Record<string, string>> = {
    _key: "'order-' || n / 7 || '@' || n % 7",
    _id: "'order-' || n / 7 || '@' || n % 7",
    posicion: '1000 + n',
    at: "timestamptz '2025-01-01' + n * interval '5 minutes'",
    tipo: "'OrderEvent' || n % 7",
    etiqueta: LABEL,
    documento: "'Pedido'",
    numero: '(70000 + n / 7)::text',
    stream: "'order-' || n / 7",
    version: 'n % 7',
    usuario_id: "'u' || n % 13",
    usuario: PERSON,
    perfil: "'Cobrador'",
    detalle: DETAIL,
    busqueda: `concat_ws(' ', 70000 + n / 7, ${LABEL}, ${PERSON}, 'Cobrador', 'Pedido', ${DETAIL})`,
  };
  await pool.query(
    `INSERT INTO read.audit_event_list (${Object.keys(values).join(', ')}) SELECT ${Object.values(values).join(', ')} FROM generate_series(1, ${EVENTS}) AS n`,
  );
  await pool.query('VACUUM ANALYZE read.audit_event_list');
}
