import { defineAggregate, on } from '../kernel/aggregate.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { AdministratorAppointed, AdministratorDismissed } from './events.ts';

export interface AdministratorsState {
  readonly retirados: readonly string[];
}
export const ADMINISTRATORS_ID = 'empresa';

/** Who stopped being Administrador, of those that ever were. */
export const administrators = defineAggregate<AdministratorsState>('administrators', { retirados: [] }, [
  on(AdministratorDismissed, (s, d) => ({ retirados: [...s.retirados, d.usuario] })),
  on(AdministratorAppointed, (s, d) => ({ retirados: s.retirados.filter((usuario) => usuario !== d.usuario) })),
]);

/** Takes one away unless nobody would be left; `otros` are accounts that the log shows to be working Administradores. */
export const dismiss =
  (usuario: string, otros: readonly string[]) =>
  ({ retirados }: AdministratorsState): readonly DomainEvent[] | Rejection => {
    if (retirados.includes(usuario)) return [];
    if (otros.every((otro) => otro === usuario || retirados.includes(otro))) {
      return reject(
        'ULTIMO_ADMINISTRADOR',
        'Último Administrador',
        'Es el último Administrador que puede ingresar. Habilita a otro antes de quitarle el perfil o desactivarlo.',
      );
    }
    return [AdministratorDismissed({ usuario })];
  };

export const appoint =
  (usuario: string) =>
  ({ retirados }: AdministratorsState): readonly DomainEvent[] =>
    retirados.includes(usuario) ? [AdministratorAppointed({ usuario })] : [];
