import { ImportPart, ImportStarted } from '@power/domain/imports/events';
import { kindOf } from '@power/domain/imports/kinds.shared';
import { RESULT_COUNT, type Resultado } from '@power/domain/kernel/import-kind';
import { abreast } from '@power/infra/platform/projection/abreast';
import { defineProcess, react } from '@power/infra/platform/projection/process';

/**
 * An import row by row, a part of it between two checkpoints. Commands carry ids of import and row, so a repeat changes
 * nothing and answers the same.
 */
export default defineProcess('imports/follow-import', 'Filas de las importaciones', [
  react(ImportStarted, async ({ _id }, _c, { command }) => {
    // What one append did not take of its rows is named by the next ones.
    for (let n = 0, left = Infinity; ; n += 1) {
      const { ok, mensaje, faltan } = await command(
        'name-import-rows',
        { accion: 'filas', id: _id },
        `importacion/${_id}/filas/${n}`,
      );
      if (!ok) throw new Error(`import ${_id}: ${String(mensaje)}`);
      if (faltan === 0) return;
      if (!(Number(faltan) < left)) throw new Error(`import ${_id}: ${String(faltan)} rows are left and none is named`);
      left = Number(faltan);
    }
  }),
  react(
    ImportPart,
    async ({ _id, tipo, parte, filas }, _c, { command }) => {
      const kind = kindOf(tipo);
      const done = {
        nuevos: 0,
        modificados: 0,
        sin_cambio: 0,
        rechazados: [] as { fila: number; errores: string[] }[],
      };
      const one = async ({ fila, valores }: (typeof filas)[number]): Promise<void> => {
        const reply = await command(kind.command!, { accion: 'importar', fila: valores }, `importacion/${_id}/${fila}`);
        if (reply.ok) done[RESULT_COUNT[reply.resultado as Resultado]] += 1;
        else done.rechazados.push({ fila, errores: [String(reply.mensaje)] });
      };
      await abreast(filas, one);
      await command(
        'report-import',
        { accion: 'avance', id: _id, parte, ...done },
        `importacion/${_id}/parte/${parte}`,
      );
    },
    { sameWork: () => '' },
  ),
]);
