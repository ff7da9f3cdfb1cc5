import { kindOf, notRowByRow } from '@power/domain/imports/kinds.shared';
import { rehearseImport } from '@power/domain/imports/views/queries';
import { checkRows, RESULT_COUNT } from '@power/domain/kernel/import-kind';
import { mappedRows } from '@power/domain/kernel/master-files';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { rehearsals } from './rehearsals.ts';
import { importOf, rowsAt, sheetOf } from './state-of.shared.ts';

export default handleQuery(rehearseImport, async ({ id, columnas, hoja }, { log, now, rows, user }) => {
  const state = await importOf(log, id, user);
  if (isRejection(state)) return state;
  const together = notRowByRow(state.tipo);
  if (together) return together;
  const sheet = await sheetOf(state, hoja);
  if (isRejection(sheet)) return sheet;
  const { good, wrong } = checkRows(kindOf(state.tipo), mappedRows(sheet, columnas));
  const outcome = { nuevos: 0, modificados: 0, sin_cambio: 0 };
  const rechazados = [...wrong];
  const avisos: typeof rechazados = [];
  const inputs = good.map(({ values }) => values);
  const judge = inputs.length > 0 ? await rehearsals[state.tipo]!(rows, inputs, now) : undefined;
  for (const { fila, values } of good) {
    const verdict = judge!(values);
    if (isRejection(verdict)) rechazados.push({ fila, errores: [verdict.mensaje] });
    else {
      outcome[RESULT_COUNT[verdict.resultado]] += 1;
      if (verdict.aviso) avisos.push({ fila, errores: [verdict.aviso] });
    }
  }
  const all = rechazados.toSorted((a, b) => a.fila - b.fila);
  return { ok: true as const, ...outcome, rechazados: all, avisos, filas: rowsAt(sheet, all) };
});
