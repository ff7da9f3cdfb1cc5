import {
  PasswordSet,
  SignedIn,
  UserChanged,
  UserDeactivated,
  UserGrantsChanged,
  UserPermissionsChanged,
  UserProfileChanged,
  UserReactivated,
  UserRegistered,
} from '@power/domain/access/events';
import type { EventContext } from '@power/domain/kernel/event';
import { STAFF } from '@power/domain/access/views/user-dropdowns';
import { type UserRow, userRow } from '@power/domain/access/views/user-row';
import { announce, type Frame, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const self = (_: unknown, context: EventContext): string[] => [context.stream.slice('user-'.length)];
const change =
  (patch: Partial<UserRow>) =>
  (row: UserRow | undefined, context: EventContext): UserRow | undefined =>
    row && { ...row, ...patch, version: context.version };
const account = (d: {
  nombre: string;
  telefono?: string;
  codigo_sap?: string;
  cliente_id?: string;
  proveedor_id?: string;
  marcas?: string[];
  bodega?: string;
}) => ({
  nombre: d.nombre,
  telefono: d.telefono ?? null,
  codigo_sap: d.codigo_sap ?? null,
  cliente_id: d.cliente_id ?? null,
  proveedor_id: d.proveedor_id ?? null,
  marcas: d.marcas ?? null,
  bodega: d.bodega ?? null,
});

/**
 * Tells whoever chooses among people that they are others, or have other names, and not who: the topic of the accounts is
 * for those who list them, and moves with every sign-in.
 */
const others = (): readonly Frame[] => [{ evento: 'personasCambiadas', datos: {}, para: { perfiles: STAFF } }];

/** Accounts as the users' screen lists them; no secret reaches this table. */
export default rowProjection(userRow, {
  version: 4,
  indexes: [['email'], ['perfil', 'activo'], ['nombre']],
  ignores: ['PasswordLinkIssued', 'DeviceCodeIssued', 'SessionEnded', 'SessionsRevoked'],
  rules: [
    rule(UserRegistered, self, (_, d, c) => ({
      _id: d._id,
      email: d.email,
      perfil: d.perfil,
      permisos: { ...d.permisos },
      concesiones: null,
      ...account(d),
      activo: true,
      con_clave: false,
      creado: c.at,
      ultimo_ingreso: null,
      version: c.version,
    })),
    rule(UserChanged, self, (row, d, c) => change(account(d))(row, c)),
    rule(UserPermissionsChanged, self, (row, d, c) => change({ permisos: { ...d.permisos } })(row, c)),
    rule(UserGrantsChanged, self, (row, d, c) => change({ concesiones: [...d.concesiones] })(row, c)),
    rule(UserProfileChanged, self, (row, d, c) => change({ perfil: d.perfil })(row, c)),
    rule(UserDeactivated, self, (row, _, c) => change({ activo: false })(row, c)),
    rule(UserReactivated, self, (row, _, c) => change({ activo: true })(row, c)),
    // Sign-ins and passwords leave the version alone: it is what an edit of the account is compared with.
    rule(PasswordSet, self, (row) => row && { ...row, con_clave: true }),
    rule(SignedIn, self, (row, _, c) => row && { ...row, ultimo_ingreso: c.at }),
  ],
  announcements: [
    announce(UserRegistered, others),
    announce(UserChanged, others),
    announce(UserProfileChanged, others),
    announce(UserDeactivated, others),
    announce(UserReactivated, others),
  ],
});
