import type pg from 'pg';
import { defineGrid } from './define.ts';
import { ensurePlain } from './plain.ts';

/** Table and grid of this folder's tests. */
export const grid = defineGrid({
  table: 'cosa',
  columns: {
    number: { type: 'number' },
    cliente: { type: 'text' },
    codigo: { type: 'code' },
    total: { type: 'number' },
    fecha: { type: 'date' },
    dia: { type: 'day' },
    activo: { type: 'bool' },
    pmp: { type: 'number' },
    marcas: { type: 'list' },
  },
  quickFilter: ['number', 'cliente', 'codigo'],
  defaultSort: [{ colId: 'number', sort: 'desc' }],
  temporal: true,
});

export interface Cosa {
  _key: string;
  number: number;
  cliente: string | null;
  codigo: string | null;
  total: number | null;
  fecha: string | null;
  dia: string | null;
  activo: boolean | null;
  pmp: number | null;
  marcas: string[] | null;
  ejecutivo: string | null;
}

const columns = `_key text PRIMARY KEY, number integer, cliente text, codigo text, total numeric, fecha timestamptz, dia date,
  activo boolean, pmp numeric, marcas jsonb, ejecutivo text`;

export async function createTable(pool: pg.Pool): Promise<void> {
  await ensurePlain(pool);
  await pool.query(`CREATE SCHEMA IF NOT EXISTS read; CREATE TABLE read.cosa (${columns});
    CREATE TABLE read.cosa_history (${columns.replace(' PRIMARY KEY', '')}, _desde timestamptz, _hasta timestamptz)`);
}

export async function insert(pool: pg.Pool, rows: readonly Cosa[]): Promise<void> {
  await pool.query('INSERT INTO read.cosa SELECT * FROM jsonb_populate_recordset(NULL::read.cosa, $1::jsonb)', [
    JSON.stringify(rows),
  ]);
}
