import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type Concesion, type Perfil, permisosOf, type Permisos } from '../kernel/perfiles.ts';
import type { Principal } from '../kernel/principal.ts';
import {
  DeviceCodeIssued,
  EmailClaimed,
  EmailReleased,
  PasswordLinkIssued,
  PasswordSet,
  SessionEnded,
  SessionsRevoked,
  SignedIn,
  UserChanged,
  UserDeactivated,
  UserGrantsChanged,
  UserPermissionsChanged,
  UserProfileChanged,
  UserReactivated,
  UserRegistered,
} from './events.ts';

export interface UserState {
  readonly exists: boolean;
  readonly activo: boolean;
  readonly _id: string;
  readonly email: string;
  readonly perfil: Perfil;
  readonly permisos: Partial<Permisos>;
  readonly concesiones: readonly Concesion[];
  readonly cuenta: {
    readonly nombre: string;
    readonly telefono?: string;
    readonly cliente_id?: string;
    readonly proveedor_id?: string;
    readonly marcas?: readonly string[];
    readonly bodega?: string;
    readonly codigo_sap?: string;
  };
  /** Somebody of the same company who let the person in. */
  readonly invitado_por?: { readonly _id: string; readonly nombre: string } | undefined;
  /** Deactivated by that person, who may undo it. */
  readonly retirado?: boolean;
  readonly hash?: string;
  readonly link?: { readonly token_hash: string; readonly vence: string; readonly emitido: string };
  /** By which the next sign-in on a phone of the warehouse happens. */
  readonly codigo?: { readonly code_hash: string; readonly vence: string } | undefined;
  readonly sesiones: readonly string[];
  /** Stream version of the last change to the account itself; sign-ins and passwords do not move it. */
  readonly revision: number;
}

const initial: UserState = {
  exists: false,
  activo: false,
  _id: '',
  email: '',
  perfil: 'Cliente',
  permisos: {},
  concesiones: [],
  cuenta: { nombre: '' },
  sesiones: [],
  revision: -1,
};

/** Accounts and their sessions share one stream: a password change and the sessions that it ends are one atomic fact. */
export const user = defineAggregate<UserState>(
  'user',
  initial,
  [
    on(UserRegistered, (s, { _id, email, perfil, permisos, invitado_por, ...cuenta }, c) => ({
      ...s,
      exists: true,
      activo: true,
      _id,
      email,
      perfil,
      permisos,
      invitado_por,
      cuenta,
      revision: c.version,
    })),
    on(UserChanged, (s, { sesiones: _, ...cuenta }, c) => ({ ...s, cuenta, revision: c.version })),
    on(UserPermissionsChanged, (s, d, c) => ({ ...s, permisos: d.permisos, revision: c.version })),
    on(UserGrantsChanged, (s, d, c) => ({ ...s, concesiones: d.concesiones, revision: c.version })),
    on(UserProfileChanged, (s, d, c) => ({
      ...s,
      perfil: d.perfil,
      codigo: undefined,
      sesiones: [],
      revision: c.version,
    })),
    on(UserDeactivated, (s, d, c) => ({
      ...s,
      activo: false,
      retirado: d.retirado === true,
      sesiones: [],
      link: undefined,
      codigo: undefined,
      revision: c.version,
    })),
    on(UserReactivated, (s, _, c) => ({ ...s, activo: true, retirado: false, revision: c.version })),
    on(PasswordSet, (s, d) => ({ ...s, hash: d.hash, link: undefined, sesiones: [] })),
    on(PasswordLinkIssued, (s, d, c) => ({ ...s, link: { token_hash: d.token_hash, vence: d.vence, emitido: c.at } })),
    on(DeviceCodeIssued, (s, { code_hash, vence }) => ({ ...s, codigo: { code_hash, vence } })),
    on(SignedIn, (s, d) => ({
      ...s,
      ...(d.terminal && { codigo: undefined }),
      sesiones: [...s.sesiones, d.sesion],
    })),
    on(SessionEnded, (s, d) => ({ ...s, sesiones: s.sesiones.filter((sesion) => sesion !== d.sesion) })),
    on(SessionsRevoked, (s) => ({ ...s, codigo: undefined, sesiones: [] })),
  ],
  { snapshots: 3 },
);

/** Flags in force: the profile's, overridden by the person's own (requirements §1 usuarios). */
export const effectivePermisos = (s: Pick<UserState, 'perfil' | 'permisos'>): Permisos => ({
  ...permisosOf(s.perfil),
  ...s.permisos,
});

export interface EmailState {
  readonly usuario?: string;
}

/** Who has an e-mail address. */
export const emailClaim = defineAggregate<EmailState>('email', {}, [
  on(EmailClaimed, (_, d) => ({ usuario: d.usuario })),
  on(EmailReleased, () => ({})),
]);

/** The person of an account with present rights, in a session of this id. */
export function principalOf(state: UserState, sesion: string): Principal {
  const { _id, email, perfil, concesiones, cuenta } = state;
  const { telefono: _, codigo_sap: _sap, ...links } = cuenta;
  return { _id, email, perfil, permisos: effectivePermisos(state), sesion, concesiones, ...links };
}
