import type pg from 'pg';

export interface CurrentDollar {
  readonly valor: number;
  /** Santiago day that the value is of, `yyyy-MM-dd`: shown with its age when it is not today. */
  readonly fecha: string;
  readonly fuente: string;
  readonly updatedAt: string;
}

/** The last good value of a rate of the central bank, whatever its age; undefined before the first. Also what the socket answers to `divisa`. */
export async function currentDollar(db: pg.Pool, tipo: 'dolar' | 'euro' = 'dolar'): Promise<CurrentDollar | undefined> {
  const found = await db
    .query<{ valor: string; fecha: string; fuente: string; updatedAt: Date }>(
      'SELECT valor, fecha, fuente, "updatedAt" FROM dollar_list WHERE tipo = $1 ORDER BY fecha DESC LIMIT 1',
      [tipo],
    )
    .catch((error: { code?: string }) => {
      // The very first start: no projector has made the table yet.
      // …or what it is made anew from, since it has more columns.
      if (error.code === '42P01' || error.code === '42703') return { rows: [] };
      throw error;
    });
  const [row] = found.rows;
  return (
    row && { valor: Number(row.valor), fecha: row.fecha, fuente: row.fuente, updatedAt: row.updatedAt.toISOString() }
  );
}
