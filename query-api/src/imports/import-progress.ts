import { doneRows, isDone } from '@power/domain/imports/import.shared';
import { importProgress } from '@power/domain/imports/views/queries';
import { isRejection } from '@power/domain/kernel/rejection';
import { fileStore } from '@power/infra/adapters/files/configured';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { haltedBy, importOf, lastPosition, rowsAt, sheetOf } from './state-of.shared.ts';

export default handleQuery(importProgress, async ({ id }, { log, user }) => {
  const state = await importOf(log, id, user);
  if (isRejection(state)) return state;
  const { nuevos, modificados, sin_cambio, filas: total } = state;
  const terminado = isDone(state);
  const rechazados = state.rechazados.toSorted((a, b) => a.fila - b.fila);
  const sheet = terminado && rechazados.length > 0 && state.archivo ? await sheetOf(state) : undefined;
  return {
    ok: true as const,
    terminado,
    total,
    hechas: doneRows(state),
    posicion: terminado ? await lastPosition(log, id) : null,
    detenida: await haltedBy(state, fileStore),
    nuevos,
    modificados,
    sin_cambio,
    rechazados,
    filas: sheet && !isRejection(sheet) ? rowsAt(sheet, rechazados) : [],
  };
});
