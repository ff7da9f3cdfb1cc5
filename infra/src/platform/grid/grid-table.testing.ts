import type pg from 'pg';
import { defineGrid } from './define.ts';
import { createTables } from '../../laboratory/testing/read-models.ts';

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
  history: 'every',
  long: true,
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

export const createTable = (pool: pg.Pool): Promise<void> =>
  createTables(pool, [
    {
      table: 'cosa',
      temporal: true,
      columns: {
        number: 'integer',
        cliente: 'text',
        codigo: 'text',
        total: 'numeric',
        fecha: 'instant',
        dia: 'day',
        activo: 'boolean',
        pmp: 'numeric',
        marcas: 'json',
        ejecutivo: 'text',
      },
    },
  ]);

export async function insert(pool: pg.Pool, rows: readonly Cosa[]): Promise<void> {
  await pool.query('INSERT INTO read.cosa SELECT * FROM jsonb_populate_recordset(NULL::read.cosa, $1::jsonb)', [
    JSON.stringify(rows.map((row) => ({ ...row, _desde: '2026-01-01T00:00:00Z' }))),
  ]);
}
