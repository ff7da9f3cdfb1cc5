import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { z } from 'zod';
import { countRows } from '../grid/count-rows.ts';
import { defineJob, type JobDefinition } from '../../adapters/queue/define-job.ts';
import { keepSmall } from './collect.ts';
import { type ExportRequest, type ExportSpec, gridOf, selectorOf, viewerOf, writeExport } from './export-spec.ts';
import { exportPath, fileName, prepareFolder } from './files.ts';

const schema = z.object({ consulta: z.string(), peticion: z.record(z.string(), z.unknown()), ahora: z.string() });

/** What the owner of a finished export receives. */
export interface ExportResult {
  readonly url: string;
  readonly nombre: string;
  readonly filas: number;
}

/**
 * Large exports, one at a time, in the jobs process: the screens stay quick. `specs` are the declared exports by query
 * name. The file appears under its final name only when it is whole.
 */
export const exportJob = (specs: ReadonlyMap<string, ExportSpec>): JobDefinition<typeof schema, ExportResult> =>
  defineJob({
    name: 'exportar',
    schema,
    heavy: true,
    run: async ({ consulta, peticion, ahora }, { id, user, db, dataDir, progress, signal }) => {
      const spec = specs.get(consulta);
      if (!spec || !user) throw new Error(`no export ${consulta}`);
      const request = peticion as ExportRequest;
      const total = await countRows(db, gridOf(spec, request), selectorOf(request), viewerOf(spec, user));
      await prepareFolder(dataDir);
      const file = exportPath(dataDir, id);
      const draft = `${file}.part`;
      try {
        const tidy = keepSmall();
        const onRows = (count: number): void => {
          tidy();
          progress((99 * count) / Math.max(total, 1), `${count} de ${total} filas`);
        };
        const filas = await writeExport(spec, request, {
          db,
          user,
          now: ahora,
          out: createWriteStream(draft, { mode: 0o600 }),
          onRows,
          signal,
        });
        progress(99, `${filas} de ${filas} filas`);
        await rename(draft, file);
        return { url: `/exportaciones/${id}`, nombre: fileName(spec.titulo), filas };
      } finally {
        await rm(draft, { force: true });
      }
    },
  });
