import { PERFILES } from '@power/domain/kernel/perfiles';
import {
  MaintenanceCancelled,
  MaintenanceEnding,
  MaintenanceExtended,
  MaintenanceFinished,
  MaintenanceScheduled,
  MaintenanceStarted,
} from '@power/domain/settings/events';
import { minutesAfter } from '@power/domain/settings/maintenance.shared';
import { maintenanceRow } from '@power/domain/settings/views/maintenance-row';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { _id: string }): string[] => [d._id];
const everybody = { todos: true } as const;
const staff = PERFILES.filter((perfil) => perfil !== 'Administrador');

/** Updates of the system. Sign-ins and calls of all but Administradores are refused by this table (infra/src/platform/maintenance/gate.ts). */
export default rowProjection(maintenanceRow, {
  version: 3,
  indexes: [['estado'], ['inicio']],
  rules: [
    rule(MaintenanceScheduled, key, (_, d, c) => ({
      ...d,
      estado: 'programada',
      fin: null,
      termina: minutesAfter(d.inicio, d.tiempo),
      avisado: false,
      usuario: c.nombre ?? c.user,
      motivo: null,
    })),
    rule(
      MaintenanceStarted,
      key,
      (row, _, c) => row && { ...row, estado: 'en curso', inicio: c.at, termina: minutesAfter(c.at, row.tiempo) },
    ),
    rule(MaintenanceEnding, key, (row, d) => row && { ...row, termina: d.termina, avisado: true }),
    rule(
      MaintenanceExtended,
      key,
      (row, d) => row && { ...row, tiempo: row.tiempo + d.minutos, termina: d.termina, avisado: false },
    ),
    rule(MaintenanceFinished, key, (row, _, c) => row && { ...row, estado: 'completada', fin: c.at }),
    rule(MaintenanceCancelled, key, (row, d, c) => row && { ...row, estado: 'cancelada', fin: c.at, motivo: d.motivo }),
  ],
  announcements: [
    announce(MaintenanceScheduled, ({ fecha, hora, tiempo }) => [
      { evento: 'iniciarHeaderActualizacion', datos: { fecha, hora, tiempo }, para: everybody },
    ]),
    announce(MaintenanceCancelled, () => [{ evento: 'pararHeaderActualizacion', datos: {}, para: everybody }]),
    announce(MaintenanceStarted, () => [
      { evento: 'salirSistema', datos: { motivo: 'actualizacion' }, para: { perfiles: staff } },
    ]),
    // Whoever was sent to the login has no session, and waits for exactly this.
    announce(MaintenanceFinished, () => [
      { evento: 'pararHeaderActualizacion', datos: {}, para: everybody },
      { evento: 'actualizacionCompletada', datos: {}, para: { publico: true, todos: true } },
    ]),
  ],
});
