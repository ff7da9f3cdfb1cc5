import { formatInstant } from '@power/domain/kernel/dates';
import {
  MaintenanceCancelled,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceFinished,
  MaintenanceScheduled,
  MaintenanceStarted,
} from '@power/domain/settings/events';
import { minutesAfter, WARNED_MINUTES } from '@power/domain/settings/maintenance.shared';
import { defineProcess, react } from '@power/infra/platform/projection/process';

const warnedAt = (termina: string): string => minutesAfter(termina, -WARNED_MINUTES);
const over = async ({ _id }: { _id: string }, _: unknown, tools: { met: (id: string) => Promise<void> }) =>
  tools.met(_id);

const warning = (now: string) => ({
  accion: 'crear',
  tipo: 'actualizacion_por_terminar',
  titulo: 'La actualización está por terminar',
  comentario: `Termina por sí sola a las ${formatInstant(minutesAfter(now, WARNED_MINUTES)).slice(11, 16)} y todos podrán ingresar. Extiéndela si falta más.`,
  enlace: 'mantencion',
  perfiles: ['Administrador'],
});

/**
 * Begins a planned update when its time has come, tells Administradores some minutes before it ends by itself, and ends it.
 * Until it has begun, readers go by their own clock (ADR 6); the commands decide whether it is time.
 */
export default defineProcess(
  'settings/maintenance-clock',
  'Ventanas de mantención',
  [
    react(MaintenanceScheduled, ({ _id, inicio, tiempo }, _, tools) =>
      tools.expect(_id, inicio, { paso: 'inicio', tiempo }),
    ),
    react(MaintenanceStarted, async ({ _id }, { at }, tools) => {
      const tiempo = Number((await tools.recall(_id))?.tiempo ?? 0);
      await tools.expect(_id, warnedAt(minutesAfter(at, tiempo)), { paso: 'aviso', tiempo });
    }),
    react(MaintenanceExtended, ({ _id, termina }, _, tools) => tools.expect(_id, warnedAt(termina), { paso: 'aviso' })),
    react(MaintenanceEnding, ({ _id, termina }, _, tools) => tools.expect(_id, termina, { paso: 'fin' })),
    react(MaintenanceFinished, over),
    react(MaintenanceCancelled, over),
  ],
  {
    due: async ({ instancia: id, memoria }, { at }, tools) => {
      // Until the update has taken the step, it is asked again: the clock of whoever decides may be behind.
      await tools.expect(id, minutesAfter(at, 1), memoria);
      const { ok } =
        memoria.paso === 'inicio'
          ? await tools.command('start-maintenance', { accion: 'iniciar', id })
          : await tools.command('finish-maintenance', { accion: 'terminar', id });
      if (!ok) return tools.met(id);
      if (memoria.paso === 'aviso') await tools.command('create-notification', warning(at));
    },
  },
);
