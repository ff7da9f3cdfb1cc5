import { internalCommand } from '../commands/internal-command.ts';

/** What Administradores are to hear of; `enlace`: the screen that it leads to. */
export interface AdministratorNotice {
  readonly tipo: string;
  readonly titulo: string;
  readonly comentario: string;
  readonly comentario_adicional: string;
  /** Default: *Estado del sistema*. */
  readonly enlace?: string;
}

/** Notifies every Administrador. The same id notifies once, whoever asks and however often. */
export const tellAdministrators = (notice: AdministratorNotice, commandId: string): Promise<unknown> =>
  internalCommand(
    'create-notification',
    { accion: 'crear', enlace: 'estado-del-sistema', ...notice, perfiles: ['Administrador'] },
    commandId,
  );
