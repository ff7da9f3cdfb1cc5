import { sendingResult } from '@power/domain/notifications/views/sending-queries';
import { readBySql } from '@power/infra/platform/notifications/read-by-sql';
import { handleQuery } from '@power/infra/platform/queries/handler';
import type pg from 'pg';

const PAGE = 100;

/** Which of these notifications their person has read. */
async function readOf(db: pg.Pool, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await db.query<{ _key: string }>(
    `SELECT n._key FROM read.notification_list n WHERE n._key = ANY($1) AND ${readBySql('n', '(n.usuarios ->> 0)')}`,
    [ids],
  );
  return new Set(rows.map(({ _key }) => _key));
}

interface Push {
  readonly notificacion: string;
  readonly enviados: number;
  readonly error: string | null;
}

/** What became of their pushes; nothing where no browser was ever pushed to. */
async function pushesOf(db: pg.Pool, ids: readonly string[]): Promise<Map<string, Push>> {
  const { rows } = await db
    .query<Push>(
      `SELECT notificacion, count(enviado)::int AS enviados, max(error) FILTER (WHERE enviado IS NULL) AS error
       FROM ops.push_delivery WHERE notificacion = ANY($1) GROUP BY notificacion`,
      [ids],
    )
    .catch((error: { code?: string }) => {
      // The job that pushes makes the table when it first runs.
      if (error.code === '42P01') return { rows: [] };
      throw error;
    });
  return new Map(rows.map((push) => [push.notificacion, push]));
}

export default handleQuery(sendingResult, async ({ id, startRow }, { rows, db }) => {
  const all = rows.from('recipient_list').where('envio', '=', id);
  const [page, { total }] = await Promise.all([
    all
      .select(['_id', 'nombre', 'estado', 'error', 'notificacion', 'updatedAt'])
      .orderBy('nombre')
      .orderBy('_id')
      .limit(PAGE)
      .offset(startRow)
      .execute(),
    all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const ids = page.map(({ notificacion }) => notificacion).filter(Boolean);
  const [read, pushes] = await Promise.all([readOf(db, ids), pushesOf(db, ids)]);
  return {
    ok: true as const,
    total: Number(total),
    personas: page.map(({ notificacion, ...person }) => ({
      ...person,
      leida: read.has(notificacion),
      navegadores: pushes.get(notificacion)?.enviados ?? 0,
      push_error: pushes.get(notificacion)?.error ?? null,
    })),
  };
});
