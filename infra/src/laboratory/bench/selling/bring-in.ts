import { randomUUID } from 'node:crypto';
import { PROGRESS_MS, until } from '../bench.ts';
import type { HttpClient } from '../http-client.ts';

interface Gateway {
  readonly url: string;
  readonly token: string;
  readonly http: HttpClient;
}
type Cell = string | number;

/** Brings rows in by the importer, as a person does; answers rows a second, from the press of *Importar* to the last row. */
export async function bringIn(
  { url, token, http }: Gateway,
  tipo: string,
  titles: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<number> {
  const uploaded = await fetch(`${url}/importaciones/subir?tipo=${tipo}&nombre=bench.csv`, {
    method: 'POST',
    headers: { 'x-token': token, 'idempotency-key': randomUUID(), 'content-type': 'application/octet-stream' },
    body: [titles, ...rows].map((row) => row.join(';')).join('\r\n'),
  });
  const { _id: id } = (await uploaded.json()) as { _id?: string };
  if (id === undefined) throw new Error(`the file of ${tipo} was answered ${uploaded.status}`);
  const { columnas } = await http.ask<{ columnas: { campo: string | null }[] }>('/importaciones/listar', {
    accion: 'lectura',
    id,
  });
  const started = performance.now();
  await http.ask('/importaciones/modificar', { accion: 'importar', id, columnas: columnas.map(({ campo }) => campo) });
  let nuevos = 0;
  const done = async (): Promise<boolean> => {
    const reply = await http.ask<{ terminado: boolean; nuevos: number }>('/importaciones/listar', {
      accion: 'avance',
      id,
    });
    nuevos = reply.nuevos;
    return reply.terminado;
  };
  await until(`the import of ${tipo}`, done, 600_000, PROGRESS_MS);
  if (nuevos !== rows.length) throw new Error(`${nuevos} of ${rows.length} ${tipo} were imported`);
  return rows.length / ((performance.now() - started) / 1000);
}
