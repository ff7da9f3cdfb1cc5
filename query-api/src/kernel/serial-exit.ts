import type { Reader } from '@power/infra/platform/sql/reader';

/**
 * How a unit left that no order took: with which document, where it went and who took it; undefined of a unit that stands
 * in a warehouse. `upper`: its serial in capitals.
 */
export const exitOf = (rows: Reader, upper: string) =>
  rows
    .from('serial_exit_list')
    .select(['serie', 'producto_id', 'documento', 'destino', 'persona', 'fecha'])
    .where('serie', '=', upper)
    .where('salio', '=', true)
    .orderBy('fecha', 'desc')
    .limit(1)
    .executeTakeFirst();
