import {
  PasswordSet,
  SessionEnded,
  SessionsRevoked,
  SignedIn,
  UserChanged,
  UserDeactivated,
  UserGrantsChanged,
  UserPermissionsChanged,
  UserProfileChanged,
} from '@power/domain/access/events';
import { type SessionRow, sessionRow } from '@power/domain/access/views/session-row';
import { announce, rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** What every event that ends sessions does to their rows. */
const end =
  (motivo: string) =>
  (row: SessionRow | undefined, _: unknown, context: { at: string }): SessionRow | undefined =>
    row && { ...row, activa: false, fin: context.at, motivo };
const named = (data: { sesiones: string[] }): string[] => data.sesiones;

/** Tells the open tabs of a person to leave (`salirSistema`, document 1 §7). */
const leave = (sesiones: readonly string[], usuario: string, motivo: string) =>
  sesiones.length ? [{ evento: 'salirSistema', datos: { sesiones, motivo }, para: { usuarios: [usuario] } }] : [];
const owner = (stream: string): string => stream.slice('user-'.length);

/** Sessions, active and ended: every call is checked against this table (ARCHITECTURE, *Safe by default*). */
export default rowProjection(sessionRow, {
  version: 2,
  indexes: [['usuario', 'activa']],
  ignores: ['UserRegistered', 'UserReactivated', 'PasswordLinkIssued', 'DeviceCodeIssued'],
  rules: [
    rule(
      SignedIn,
      (d) => [d.sesion],
      (_, d, c) => ({
        _id: d.sesion,
        usuario: d.usuario,
        nombre: d.nombre,
        email: d.email,
        perfil: d.perfil,
        permisos: d.permisos,
        concesiones: d.concesiones ?? null,
        cliente_id: d.cliente_id ?? null,
        proveedor_id: d.proveedor_id ?? null,
        marcas: d.marcas ?? null,
        bodega: d.bodega ?? null,
        activa: true,
        inicio: c.at,
        fin: null,
        motivo: null,
        ip: d.ip,
        dispositivo: d.dispositivo,
      }),
    ),
    rule(
      SessionEnded,
      (d) => [d.sesion],
      (row, d, c) => end(d.motivo)(row, d, c),
    ),
    rule(SessionsRevoked, named, end('forzada')),
    rule(PasswordSet, named, end('cambio de contraseña')),
    rule(UserProfileChanged, named, end('cambio de perfil')),
    rule(UserDeactivated, named, end('cuenta desactivada')),
    rule(UserGrantsChanged, named, (row, d) => row && { ...row, concesiones: d.concesiones }),
    rule(UserPermissionsChanged, named, (row, d) => row && { ...row, permisos: d.efectivos }),
    rule(
      UserChanged,
      named,
      (row, d) =>
        row && {
          ...row,
          nombre: d.nombre,
          cliente_id: d.cliente_id ?? null,
          proveedor_id: d.proveedor_id ?? null,
          marcas: d.marcas ?? null,
          bodega: d.bodega ?? null,
        },
    ),
  ],
  announcements: [
    announce(SessionsRevoked, (d, c) => leave(d.sesiones, owner(c.stream), 'forzada')),
    announce(PasswordSet, (d, c) => leave(d.sesiones, owner(c.stream), 'cambio de contraseña')),
    announce(UserProfileChanged, (d, c) => leave(d.sesiones, owner(c.stream), 'cambio de perfil')),
    announce(UserDeactivated, (d, c) => leave(d.sesiones, owner(c.stream), 'cuenta desactivada')),
    announce(SessionEnded, (d, c) => leave([d.sesion], owner(c.stream), d.motivo)),
  ],
});
