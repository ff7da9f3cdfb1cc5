import { count, day, instant, key, text } from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf } from '../../../kernel/row.ts';

/** How a customer was asked to pay: last reminder, day promised, next action. */
export const collectionRow = defineRow({
  projection: 'finance/collection-list',
  table: 'collection_list',
  lookups: ['cobrado_a'],
  topic: 'cobranza',
  // Who may not deal with payments may not ask for lists that show it.
  scope: everyone,
  fields: {
    _id: key(),
    /** Customer; its lists look it up. */
    cobrado_a: key(),
    nombre_cobrado: text('Cliente'),
    recordado_at: instant('Último recordatorio', { nullable: true }),
    recordatorios: count('Recordatorios'),
    plantilla: text('Plantilla', { nullable: true }),
    fecha_prometida: day('Fecha prometida', { nullable: true }),
    proxima_gestion: day('Próxima gestión', { nullable: true }),
    proxima_accion: text('Acción', { nullable: true }),
    comentario_cobranza: text('Comentario', { nullable: true }),
    updatedAt: instant('Actualizado'),
    version: count('Versión', { internal: true }),
  },
});
export type CollectionRow = RowOf<typeof collectionRow>;
