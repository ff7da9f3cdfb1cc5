import {
  PasswordLinkIssued,
  PasswordSet,
  SignedIn,
  UserChanged,
  UserDeactivated,
  UserProfileChanged,
  UserReactivated,
  UserRegistered,
} from '@power/domain/access/events';
import { type ColleagueRow, colleagueRow } from '@power/domain/access/views/colleague-row';
import type { EventContext } from '@power/domain/kernel/event';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const self = (_: unknown, context: EventContext): string[] => [context.stream.slice('user-'.length)];

/** The row with what changed, its state and what is still waited for following from it. */
function after(row: ColleagueRow | undefined, context: EventContext, patch: Partial<ColleagueRow>, activo?: boolean) {
  if (!row) return undefined;
  const next = { ...row, ...patch, version: context.version };
  const works = activo ?? row.estado !== 'Desactivado';
  const estado = works ? (next.con_clave ? ('Activo' as const) : ('Invitado' as const)) : ('Desactivado' as const);
  return { ...next, estado, vence: estado === 'Invitado' ? next.vence : null };
}

/** Accounts as their companies' people see them; those of other profiles are kept, for they may become one, and never listed. */
export default rowProjection(colleagueRow, {
  version: 1,
  indexes: [['cliente_id', 'perfil']],
  ignores: ['UserPermissionsChanged', 'UserGrantsChanged', 'DeviceCodeIssued', 'SessionEnded', 'SessionsRevoked'],
  rules: [
    rule(UserRegistered, self, (_, d, c) => ({
      _id: d._id,
      nombre: d.nombre,
      email: d.email,
      telefono: d.telefono ?? null,
      estado: 'Invitado' as const,
      vence: null,
      invitado_por_id: d.invitado_por?._id ?? null,
      invitado_por: d.invitado_por?.nombre ?? null,
      creado: c.at,
      ultimo_ingreso: null,
      cliente_id: d.cliente_id ?? null,
      perfil: d.perfil,
      con_clave: false,
      version: c.version,
    })),
    rule(UserChanged, self, (row, d, c) =>
      after(row, c, { nombre: d.nombre, telefono: d.telefono ?? null, cliente_id: d.cliente_id ?? null }),
    ),
    rule(UserProfileChanged, self, (row, { perfil }, c) => after(row, c, { perfil })),
    rule(UserDeactivated, self, (row, _, c) => after(row, c, {}, false)),
    rule(UserReactivated, self, (row, _, c) => after(row, c, {}, true)),
    rule(PasswordLinkIssued, self, (row, { vence }, c) => after(row, c, { vence })),
    rule(PasswordSet, self, (row, _, c) => after(row, c, { con_clave: true })),
    rule(SignedIn, self, (row, _, c) => after(row, c, { ultimo_ingreso: c.at })),
  ],
});
