import { DIAS_USO, integratorExport, integratorGrid, integratorUse } from '@power/domain/integrators/views/grids';
import { API_ADDRESSES } from '@power/domain/integrators/views/api';
import { addDays, dayOf, ZONE } from '@power/domain/kernel/dates';
import type { RowOf } from '@power/domain/kernel/row';
import { reject } from '@power/domain/kernel/rejection';
import { sql } from 'kysely';
import { api } from './api.shared.ts';
import { integratorGridRow } from '@power/domain/integrators/views/integrator-row';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { gridOf } from '@power/infra/platform/rows/grid';
import { gridReader } from '@power/infra/platform/rows/handle-grid';

/** A sum of uses of the key in the row, which are counted beside the read models. */
const used = (what: string, since: string): string =>
  `(SELECT ${what} FROM ops.key_use u WHERE u.clave = number AND u.dia > (now() AT TIME ZONE '${ZONE}')::date - ${since})`;
const all = gridOf(integratorGridRow, {
  defaultSort: [{ colId: 'number', sort: 'desc' }],
  computed: {
    usos_hoy: used('coalesce(sum(u.usos), 0)::int', '1'),
    usos_30: used('coalesce(sum(u.usos), 0)::int', String(DIAS_USO)),
    rechazos_30: used('coalesce(sum(u.rechazos), 0)::int', String(DIAS_USO)),
    ultimo_uso: '(SELECT max(u.ultimo) FROM ops.key_use u WHERE u.clave = number)',
  },
});
const columns = excelOf(integratorGridRow, [
  'number',
  { field: 'nombre', ancho: 30 },
  'estado',
  { field: 'cliente_nombre', ancho: 40 },
  'alcances',
  'ips',
  'por_minuto',
  'por_dia',
  'usos_hoy',
  'usos_30',
  'rechazos_30',
  'ultimo_uso',
  'final_clave',
  'avisos',
  'creado_por',
  'createdAt',
  'updatedAt',
]);

const read = gridReader<RowOf<typeof integratorGridRow>>(integratorGrid, all);
const NOW_ONLY = 'El uso de las claves se cuenta hasta ahora. Vuelve a ahora para verlo.';

/** Uses of a key by day and call. */
const uses = sql<{ clave: number; dia: string; llamada: string; usos: number; rechazos: number; ultimo: string }>`
  (SELECT clave, dia::text AS dia, llamada, usos, rechazos, ultimo FROM ops.key_use)`.as('u');
const use = handleQuery(integratorUse, async ({ id }, { rows, now }) => {
  const found = await rows
    .from('integrator_list')
    .leftJoin(uses, 'u.clave', 'integrator_list.number')
    .select(['integrator_list.number', 'por_dia', 'dia', 'llamada', 'usos', 'rechazos', 'ultimo'])
    .where('integrator_list._key', '=', String(id))
    .execute();
  const [key] = found;
  if (!key) return reject('CLAVE_NO_EXISTE', 'Clave no encontrada', 'La clave no existe. Revisa el número.');
  const today = dayOf(now);
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    ok: true as const,
    number: key.number,
    por_dia: key.por_dia,
    ultimo_uso: found.reduce<string | null>(
      (last, { ultimo }) => (ultimo !== null && (last === null || ultimo > last) ? ultimo : last),
      null,
    ),
    dias: Array.from({ length: DIAS_USO }, (_, back) => {
      const dia = addDays(today, -back);
      const detalle = found
        .filter((one) => one.dia === dia)
        .map(({ llamada, usos, rechazos }) => ({
          llamada: API_ADDRESSES.get(llamada!) ?? llamada!,
          llamadas: usos!,
          rechazos: rechazos!,
        }));
      return {
        dia,
        llamadas: sum(detalle.map((one) => one.llamadas)),
        rechazos: sum(detalle.map((one) => one.rechazos)),
        detalle,
      };
    }),
  };
});

/** Keys of integrators: list, Excel and use; and what keys are for. */
export default [
  // Over HTTP such a request is refused before; uses have no past that a statement could be asked for.
  handleQuery(integratorGrid, async (request, context) =>
    request.asOf === undefined ? read(context, request) : reject('SIN_HISTORIA', 'Solo se ve el presente', NOW_ONLY),
  ),
  handleQuery(integratorExport, exportOf(integratorExport, { titulo: 'API Clientes', grid: all, columns })),
  use,
  ...api,
] as QueryHandler[];
