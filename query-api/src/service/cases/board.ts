import type { Principal } from '@power/domain/kernel/principal';
import { ESTADOS_RMA, type EstadoRma, SIN_TECNICO } from '@power/domain/service/cases/parts';
import { caseBoard, rmaLimitsNow, TABLERO } from '@power/domain/service/cases/views/board';
import { ESTADOS_CON_PLAZO } from '@power/domain/service/limits/due.shared';
import { LIMITS_ID, rmaLimits } from '@power/domain/service/limits/limits.shared';
import { createStreamCache } from '@power/infra/platform/commands/stream-cache';
import { handleQuery, type QueryContext, type QueryHandler } from '@power/infra/platform/queries/handler';
import { sql } from 'kysely';

const WAITING: readonly EstadoRma[] = ESTADOS_CON_PLAZO;
const CARD = [
  '_id',
  'number',
  'estado',
  'cliente_nombre',
  'equipos',
  'series',
  'garantia',
  'tecnico',
  'estatus_at',
  'prestamo_hasta',
] as const;

async function boardOf({ rows }: QueryContext & { readonly user: Principal }, tecnico: string | undefined) {
  let cases = rows.from('rma_list');
  if (tecnico !== undefined)
    cases = tecnico === SIN_TECNICO ? cases.where('tecnico_id', 'is', null) : cases.where('tecnico_id', '=', tecnico);
  const [waiting, over, counts, people] = await Promise.all([
    cases
      .select(CARD)
      .where('estado', 'in', WAITING)
      .orderBy('estatus_at')
      .orderBy('number')
      .limit(TABLERO.abiertos)
      .execute(),
    Promise.all(
      (['Entregado', 'Rechazado'] as const).map((estado) =>
        cases
          .select(CARD)
          .where('estado', '=', estado)
          .orderBy('estatus_at', 'desc')
          .orderBy('number', 'desc')
          .limit(TABLERO.terminados)
          .execute(),
      ),
    ),
    cases
      .select((of) => ['estado', of.fn.countAll<number>().as('n')])
      .groupBy('estado')
      .execute(),
    rows
      .from('rma_list')
      .select((of) => ['tecnico_id', of.fn.max('tecnico').as('nombre')])
      .where('tecnico_id', 'is not', null)
      .groupBy('tecnico_id')
      .orderBy(sql`ops.plain(max(tecnico))`)
      .execute(),
  ]);
  const found = [...waiting, ...over.flat()];
  return {
    ok: true as const,
    columnas: ESTADOS_RMA.map((estado) => ({
      estado,
      cantidad: Number(counts.find((one) => one.estado === estado)?.n ?? 0),
      casos: found.filter((one) => one.estado === estado),
    })),
    tecnicos: people.map(({ tecnico_id, nombre }) => ({ _id: String(tecnico_id), nombre: String(nombre) })),
  };
}

/** The board of cases, and the times by which it says what is late. */
export default [
  handleQuery(caseBoard, ({ tecnico }, context) => boardOf(context, tecnico)),
  handleQuery(rmaLimitsNow, async (_request, { log }) => {
    const { state } = await createStreamCache(log, { cachedStreams: 1 }).load(rmaLimits, LIMITS_ID);
    return { ok: true as const, plazos: state };
  }),
] as QueryHandler[];
