import { reject } from '@power/domain/kernel/rejection';
import { jobStatus } from '@power/domain/reports/views/job-status';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { findJob } from '@power/infra/adapters/queue/job-rows';

export default handleQuery(jobStatus, async ({ id }, { db, user }) => {
  const job = await findJob(db, id);
  if (!job || job.usuario !== user._id)
    return reject('TRABAJO_NO_EXISTE', 'Trabajo no encontrado', 'Este trabajo no existe o es de otra persona.');
  const { name: nombre, estado, progreso, texto, resultado, error } = job;
  return { ok: true as const, id, nombre, estado, progreso, texto, resultado, error };
});
