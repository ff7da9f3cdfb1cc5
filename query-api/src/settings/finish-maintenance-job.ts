import { internalCommand } from '@power/infra/platform/commands/internal-command';
import { defineJob } from '@power/infra/adapters/queue/define-job';
import { WARNED_MINUTES } from '@power/domain/settings/maintenance.shared';
import { formatInstant } from '@power/domain/kernel/dates';
import { z } from 'zod';

interface Due {
  readonly _key: string;
  readonly avisado: boolean;
  readonly termina: Date;
}

/** Ends an update whose time is over, minutes after Administradores were told that it will. */
export default defineJob({
  name: 'finish-maintenance',
  schema: z.strictObject({}),
  schedule: { everyMs: 15_000, data: {} },
  run: async (_, { db }) => {
    const { rows } = await db.query<Due>(
      `SELECT _key, avisado, termina FROM read.maintenance
       WHERE estado = 'en curso' AND termina - (CASE WHEN avisado THEN interval '0' ELSE make_interval(mins => ${WARNED_MINUTES}) END) <= now()`,
    );
    for (const { _key, avisado, termina } of rows) {
      const step = `finish-maintenance/${_key}/${termina.getTime()}/${avisado ? 'fin' : 'aviso'}`;
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
