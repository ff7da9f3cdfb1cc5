import { type RowOf, withOnly } from '../../../kernel/row.ts';
import { caseRow } from './case-row.ts';

/** What of a case its customer's list shows: neither who works on it, nor what was moved for it. */
export const clientCaseRow = withOnly(caseRow, [
  '_id',
  'number',
  'estado',
  'equipos',
  'series',
  'unidades',
  'falla',
  'garantia',
  'resolucion',
  'pedido',
  'createdAt',
  'estatus_at',
]);
export type ClientCaseRow = RowOf<typeof clientCaseRow>;
