import { tellAdministrators } from '@power/infra/platform/notifications/tell-administrators';
import { unannounced } from '@power/infra/platform/projection/alarms';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { z } from 'zod';

/** Told already by this process; another tells again under the same id, which writes nothing. */
const told = new Set<string>();

/** Tells Administradores of documents that a projection or process has set aside: until they are retried their news are missing. */
export default defineJob({
  name: 'alarm-parked',
  schema: z.strictObject({}),
  schedule: { everyMs: 5000, data: {} },
  attempts: 1,
  run: async (_, { db }) => {
    const alarms = (await unannounced(db)).filter(({ id }) => !told.has(id));
    for (const { id, comentario, detalle } of alarms) {
      await tellAdministrators(
        { tipo: 'documento_detenido', titulo: 'Documento detenido', comentario, comentario_adicional: detalle },
        id,
      );
      told.add(id);
    }
    return { avisos: alarms.length };
  },
});
