import { COST_FIELDS } from '@power/domain/kernel/costs';
import { COLUMNAS_PRECIO } from '@power/domain/products/prices.shared';
import type { Field } from '@power/domain/kernel/field';
import type { RowDefinition } from '@power/domain/kernel/row';
import { tables } from '@power/domain/tables';
import type pg from 'pg';
import { plant } from '../testing/read-models.ts';
import type { Party } from './parties.ts';

/** What a cost is worth, whosever it is: no other figure of a row is like it. */
export const COST = 8_888.25;

/** Ids by which rows of different read models belong together. */
const shared = (party: Party, n: number): Readonly<Record<string, unknown>> => ({
  number: party.pedido + n,
  pedido: String(party.pedido + n),
  cliente_id: party.cliente,
  ejecutivo_id: party.usuario,
  usuario: party.usuario,
  autor_id: party.usuario,
  // Of a purchase report, as requests name it.
  informe: party.cliente,
  picking_usuario_id: party.usuario,
  producto_id: party.producto,
  marca: party.marca,
  marcas: [party.marca],
  // Of a forecast: the first month that a request may name.
  year_cierre: 2023,
  mes_cierre: 1,
  porcentaje: 100,
  bodega: 'Central',
  bodega_entrega: 'Central',
});

/** The ids of rows that others name; any other row has one made of the party's mark. */
const IDS: Readonly<Record<string, (party: Party, n: number) => string>> = {
  order_list: (party, n) => String(party.pedido + n),
  route_list: (party, n) => String(party.pedido + n),
  quotation_list: (party, n) => String(party.pedido + n),
  opportunity_list: (party, n) => String(party.pedido + n),
  reservation_list: (party, n) => String(party.pedido + n),
  rma_list: (party, n) => String(party.pedido + n),
  integrator_list: (party, n) => String(party.pedido + n),
  training_list: (party, n) => String(party.pedido + n),
  customer_list: (party, n) => (n === 0 ? party.cliente : `${party.cliente}-${n}`),
  product_list: (party, n) => (n === 0 ? party.producto : `${party.producto}-${n}`),
  web_product_list: (party, n) => (n === 0 ? party.producto : `${party.producto}-${n}`),
  layer_list: (party, n) => (n === 0 ? party.producto : `${party.producto}-${n}`),
  // The first is read, the others are not.
  reading_list: (party, n) => `${party.mark}-notification_list-${n * 2}/${party.usuario}`,
  user_list: (party, n) => (n === 0 ? party.usuario : `${party.usuario}-${n}`),
};

/** Every column of a price list. */
const pricesOf = (party: Party): Readonly<Record<string, number>> =>
  Object.fromEntries(COLUMNAS_PRECIO.map((column) => [column, party.amount]));

/** Values of fields that hold more than a list. */
const shapes = (party: Party): Readonly<Record<string, unknown>> => ({
  permisos: {},
  user_origen: { _id: party.usuario, nombre: party.mark },
  nota: { tiene: true, txt: `${party.mark} nota`, tag: null, color: 'neutral', by: party.mark, at: null },
  tramos: [{ desde: '2026-01-05T12:00:00.000Z', precios: pricesOf(party) }],
  base: pricesOf(party),
  montos: [{ marca: party.marca, monto: party.amount }],
});

function valueOf(row: RowDefinition, name: string, field: Field, party: Party, n: number): unknown {
  const known = shared(party, n)[name];
  // A state is one of its choices, whatever a field of that name says elsewhere.
  const fits = field.kind !== 'state' || field.choices!.includes(known as never);
  if (fits && known !== undefined && (field.kind === 'list') === Array.isArray(known)) return known;
  if (COST_FIELDS.has(name)) return COST;
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'rut':
      return `${party.mark} ${row.table} ${name} ${n}`;
    case 'state':
      return field.choices![n % field.choices!.length];
    case 'list':
      return [`${party.mark} ${name}`];
    case 'numbers':
      return [30 + n];
    case 'flag':
      // The first row has every flag; later ones have each pair of them in every combination.
      return ((n >> (flagsOf(row).indexOf(name) % 2)) & 1) === 0;
    case 'day':
      return new Date().toISOString().slice(0, 10);
    case 'instant':
      return new Date().toISOString();
    case 'json':
      return field.nullable ? null : (shapes(party)[name] ?? []);
    default:
      return party.amount + n;
  }
}

const flagsOf = ({ fields }: RowDefinition): string[] =>
  Object.keys(fields).filter((name) => fields[name]!.kind === 'flag');

/** Rows that a party has in a read model: one of each state, twice. */
const rowsOf = ({ fields }: RowDefinition): number =>
  2 * Math.max(1, ...Object.values(fields).map(({ choices }) => choices?.length ?? 1));

/** A party's rows in every read model there is: a new one is tried without a word here. */
export async function plantParty(pool: pg.Pool, party: Party, into: readonly RowDefinition[] = Object.values(tables)) {
  for (const row of into) {
    await plant(
      pool,
      row,
      Array.from({ length: rowsOf(row) }, (_, n) => valuesOf(row, party, n)),
    );
  }
}

/** The n-th row of a party in a read model. */
export const valuesOf = (row: RowDefinition, party: Party, n: number): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(
    Object.entries(row.fields)
      .filter(([, { computed }]) => !computed)
      .map(([name, field]) => [name, valueOf(row, name, field, party, n)]),
  ),
  _id: IDS[row.table]?.(party, n) ?? `${party.mark}-${row.table}-${n}`,
  // Every second one is open: it has floating notes and next actions.
  ...(row.table === 'opportunity_list' && n % 2 === 1 && { pedido: null, perdida: false }),
  // The one that waits for dispatch is in no route yet.
  ...(row.table === 'order_list' && { despacho: n === 5 ? null : party.pedido + n }),
  // Recipients of a notification.
  ...('usuarios' in row.fields && { usuarios: [party.usuario], perfiles: [] }),
});

/** Takes a party's rows out of these read models again. */
export async function uproot(pool: pg.Pool, party: Party, from: readonly RowDefinition[]): Promise<void> {
  for (const row of from)
    for (const table of row.history === 'every' ? [row.table, `${row.table}_history`] : [row.table])
      await pool.query(`DELETE FROM read."${table}" WHERE _id LIKE $1 OR _id = ANY($2)`, [
        `${party.mark}-%`,
        Array.from({ length: rowsOf(row) }, (_, n) => String(party.pedido + n)),
      ]);
}
