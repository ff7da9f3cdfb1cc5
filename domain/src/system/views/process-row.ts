import { z } from 'zod';
import { code, instant, json, key } from '../../kernel/field.ts';
import { everyone } from '../../kernel/query.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';

/** An instance of a process that awaits something, until when. No past: what became of it is in its stream. */
export const processRow = defineRow({
  projection: 'system/process-list',
  table: 'process_list',
  scope: everyone,
  history: 'none',
  fields: {
    _id: key(),
    proceso: code('Proceso'),
    instancia: code('Instancia'),
    vence: instant('Vence'),
    desde: instant('Desde'),
    memoria: json('Recuerda', z.record(z.string(), z.unknown())),
  },
});
export type ProcessRow = RowOf<typeof processRow>;
