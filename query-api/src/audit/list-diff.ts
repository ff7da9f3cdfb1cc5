import { DIFF_PAGE, listDiff } from '@power/domain/audit/views/list-diff';
import { isRejection } from '@power/domain/kernel/rejection';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { compareList } from './list-diff.shared.ts';

export default handleQuery(listDiff, async (request, context) => {
  const found = await compareList(request, context, { limit: DIFF_PAGE, skip: request.pagina * DIFF_PAGE });
  if (isRejection(found)) return found;
  const { desde, hasta, count, filas } = found;
  return {
    ok: true as const,
    desde,
    hasta,
    entraron: count.entro,
    cambiaron: count.cambio,
    salieron: count.salio,
    filas: filas.map((fila) => ({ ...fila, cambios: [...fila.cambios] })),
  };
});
