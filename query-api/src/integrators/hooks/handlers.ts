import type { EstadoEntrega, TemaAviso } from '@power/domain/integrators/hook-parts.shared';
import { integratorDeliveries, MOST_ENTREGAS } from '@power/domain/integrators/views/hooks';
import { reject } from '@power/domain/kernel/rejection';
import { handleQuery, type QueryHandler } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';

interface Delivery {
  readonly clave: number;
  readonly id: string;
  readonly tema: TemaAviso | 'prueba';
  readonly pedido: number | null;
  readonly estado: EstadoEntrega;
  readonly intentos: number;
  readonly respuesta: number | null;
  readonly error: string | null;
  readonly creado: Date | string;
  readonly enviado: Date | string | null;
  readonly proximo: Date | string;
}
/** What programs were told is kept beside the read models. */
const deliveries =
  sql<Delivery>`(SELECT clave, id, tema, pedido, estado, intentos, respuesta, error, creado, enviado, proximo FROM ops.hook_delivery)`.as(
    'd',
  );
const iso = (at: Date | string): string => new Date(at).toISOString();

const told = handleQuery(integratorDeliveries, async ({ id }, { rows }) => {
  const found = await rows
    .from('integrator_list')
    .leftJoin(deliveries, 'd.clave', 'integrator_list.number')
    .select([
      'integrator_list.number',
      'd.id',
      'tema',
      'pedido',
      'd.estado',
      'intentos',
      'respuesta',
      'error',
      'creado',
    ])
    .select(['enviado', 'proximo'])
    .where('integrator_list._key', '=', String(id))
    .orderBy('creado', 'desc')
    .orderBy('d.id')
    .limit(MOST_ENTREGAS)
    .execute();
  const [key] = found;
  if (!key) return reject('CLAVE_NO_EXISTE', 'Clave no encontrada', 'La clave no existe. Revisa el número.');
  return {
    ok: true as const,
    number: key.number,
    entregas: found.flatMap((one) =>
      one.id === null
        ? []
        : [
            {
              _id: one.id,
              tema: one.tema!,
              pedido: one.pedido,
              estado: one.estado!,
              intentos: one.intentos!,
              respuesta: one.respuesta,
              error: one.error,
              creado: iso(one.creado!),
              enviado: one.enviado === null ? null : iso(one.enviado),
              proximo: one.estado === 'Pendiente' ? iso(one.proximo!) : null,
            },
          ],
    ),
  };
});

/** What programs were told. */
export default [told] as QueryHandler[];
