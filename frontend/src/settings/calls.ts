import type { removePreference as RemovePreference } from '@power/domain/settings/remove-preference';
import type { savePreference as SavePreference } from '@power/domain/settings/save-preference';
import type { maintenanceNow as MaintenanceNow } from '@power/domain/settings/views/maintenance';
import type { ownPreferences as OwnPreferences } from '@power/domain/settings/views/preferences';
import { wire } from '../api/wire.ts';

export const ownPreferences = wire<typeof OwnPreferences>({
  kind: 'query',
  method: 'POST',
  path: '/preferencias/listar',
  accion: 'propias',
});
export const savePreference = wire<typeof SavePreference>({
  kind: 'command',
  method: 'POST',
  path: '/preferencias/modificar',
  accion: 'guardar',
});
export const removePreference = wire<typeof RemovePreference>({
  kind: 'command',
  method: 'POST',
  path: '/preferencias/modificar',
  accion: 'borrar',
});
export const maintenanceNow = wire<typeof MaintenanceNow>({
  kind: 'query',
  method: 'POST',
  path: '/mantencion/listar',
  accion: 'vigente',
  topic: 'mantencion',
});
