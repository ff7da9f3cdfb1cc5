import { reject } from '@power/domain/kernel/rejection';
import { downloadExport } from '@power/domain/reports/views/download-export';
import type { ExportResult } from '@power/infra/platform/export/export-job';
import { openExport, XLSX } from '@power/infra/platform/export/files';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findJob } from '@power/infra/adapters/queue/job-rows';
import { settings } from '@power/infra/platform/service/settings';

export default handleQuery(downloadExport, async ({ id }, { db, user }) => {
  const job = await findJob(db, id);
  const own = job?.name === 'exportar' && job.usuario === user._id && job.estado === 'listo';
  const stream = own ? await openExport(settings.DATA_DIR, id) : undefined;
  if (!job || !stream)
    return reject(
      'ARCHIVO_NO_DISPONIBLE',
      'Archivo no disponible',
      'El archivo no existe o ya pasaron 24 horas. Vuelve a exportar el listado.',
    );
  return { file: { nombre: (job.resultado as ExportResult).nombre, tipo: XLSX, stream } };
});
