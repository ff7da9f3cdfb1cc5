import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { WARNED_MINUTES } from '@power/domain/settings/maintenance.shared';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { formatInstant } from '@power/domain/kernel/dates';
import { z } from 'zod';

/** Ends an update whose time is over, minutes after Administradores were told that it will. */
export default defineJob({
  name: 'finish-maintenance',
  schema: z.strictObject({}),
  schedule: { everyMs: 15_000, data: {} },
  run: async (_, { db }) => {
    const rows = await readModels(db)
      .selectFrom('maintenance')
      .select(['_key', 'avisado', 'termina'])
      .where('estado', '=', 'en curso')
      .where(
        'termina',
        '<=',
        sql<string>`now() + case when avisado then interval '0' else make_interval(mins => ${WARNED_MINUTES}) end`,
      )
      .execute();
    for (const { _key, avisado, termina } of rows) {
      const step = `finish-maintenance/${_key}/${Date.parse(termina)}/${avisado ? 'fin' : 'aviso'}`;
      await internalCommand('finish-maintenance', { accion: 'terminar', id: _key }, step);
      if (!avisado) await internalCommand('create-notification', warning(), `${step}/notificacion`);
    }
    return { revisadas: rows.length };
  },
});

const warning = () => ({
  accion: 'crear',
  tipo: 'actualizacion_por_terminar',
  titulo: 'La actualización está por terminar',
  comentario: `Termina por sí sola a las ${formatInstant(new Date(Date.now() + WARNED_MINUTES * 60_000)).slice(11, 16)} y todos podrán ingresar. Extiéndela si falta más.`,
  enlace: 'mantencion',
  perfiles: ['Administrador'],
});
