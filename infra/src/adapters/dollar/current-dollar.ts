import type pg from 'pg';

export interface CurrentDollar {
  readonly valor: number;
  /** Santiago day that the value is of, `yyyy-MM-dd`: shown with its age when it is not today. */
  readonly fecha: string;
  readonly fuente: string;
  readonly updatedAt: string;
}

/** The last good value, whatever its age; undefined before the first. Also what the socket answers to `divisa`. */
export async function currentDollar(db: pg.Pool): Promise<CurrentDollar | undefined> {
  const found = await db
    .query<{ valor: string; fecha: string; fuente: string; updatedAt: Date }>(
      'SELECT valor, fecha, fuente, "updatedAt" FROM dollar_list ORDER BY fecha DESC LIMIT 1',
    )
    .catch((error: { code?: string }) => {
      // The very first start: no projector has made the table yet.
      if (error.code === '42P01') return { rows: [] };
      throw error;
    });
  const [row] = found.rows;
  return (
    row && { valor: Number(row.valor), fecha: row.fecha, fuente: row.fuente, updatedAt: row.updatedAt.toISOString() }
  );
}
