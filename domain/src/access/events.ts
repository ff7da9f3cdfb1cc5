import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { persona } from '../kernel/person.ts';
import { concesiones, links, perfil, permisosOverride } from './profile-data.shared.ts';

const account = { nombre: z.string(), telefono: z.string().optional(), codigo_sap: z.string().optional(), ...links };
/** Sessions that an event ends or refreshes: named in the event, so that projections fold on their own rows. */
const sesiones = z.array(z.string());
const permisos = z.record(z.string(), z.boolean());

export const UserRegistered = defineEvent('UserRegistered', {
  label: 'Usuario creado',
  data: z.object({
    _id: z.string(),
    email: z.string(),
    perfil,
    permisos: permisosOverride,
    /** Somebody of the same company who let the person in. */
    invitado_por: persona.optional(),
    ...account,
  }),
});

export const UserChanged = defineEvent('UserChanged', {
  label: 'Datos del usuario modificados',
  data: z.object({ ...account, sesiones }),
});

export const UserPermissionsChanged = defineEvent('UserPermissionsChanged', {
  label: 'Permisos del usuario modificados',
  data: z.object({ permisos: permisosOverride, efectivos: permisos, sesiones }),
});

export const UserGrantsChanged = defineEvent('UserGrantsChanged', {
  label: 'Concesiones del usuario modificadas',
  data: z.object({ concesiones, sesiones }),
});

export const UserProfileChanged = defineEvent('UserProfileChanged', {
  label: 'Perfil del usuario cambiado',
  data: z.object({ anterior: perfil, perfil, sesiones }),
});

export const UserDeactivated = defineEvent('UserDeactivated', {
  label: 'Usuario desactivado',
  data: z.object({
    motivo: z.string().optional(),
    /** By who had invited the person, and may let them in again. */
    retirado: z.literal(true).optional(),
    sesiones,
  }),
});

export const UserReactivated = defineEvent('UserReactivated', { label: 'Usuario reactivado', data: z.object({}) });

export const PasswordSet = defineEvent('PasswordSet', {
  label: 'Contraseña establecida',
  data: z.object({ hash: z.string(), motivo: z.enum(['inicial', 'recuperacion', 'cambio']), sesiones }),
  secret: ['hash'],
});

export const PasswordLinkIssued = defineEvent('PasswordLinkIssued', {
  label: 'Enlace de contraseña enviado',
  data: z.object({
    token_hash: z.string(),
    vence: z.string(),
    motivo: z.enum(['recuperacion', 'invitacion', 'primer_administrador', 'administrador']),
  }),
  secret: ['token_hash'],
});

/** By which somebody of the warehouse signs in on the phone, once. */
export const DeviceCodeIssued = defineEvent('DeviceCodeIssued', {
  label: 'Código de dispositivo entregado',
  data: z.object({ code_hash: z.string(), vence: z.string() }),
  secret: ['code_hash'],
});

export const SignedIn = defineEvent('SignedIn', {
  label: 'Inicio de sesión',
  data: z.object({
    sesion: z.string(),
    usuario: z.string(),
    email: z.string(),
    perfil,
    permisos,
    concesiones: concesiones.optional(),
    ip: z.string(),
    dispositivo: z.string(),
    /** Signed in on the phone of the warehouse, with a code that is thereby used up. */
    terminal: z.literal(true).optional(),
    ...account,
  }),
});

export const SessionEnded = defineEvent('SessionEnded', {
  label: 'Sesión cerrada',
  data: z.object({ sesion: z.string(), motivo: z.enum(['logout', 'forzada']) }),
});

export const SessionsRevoked = defineEvent('SessionsRevoked', {
  label: 'Salida forzada de todas las sesiones',
  data: z.object({ sesiones, motivo: z.string().optional() }),
});

/** One address, one account: a stream per e-mail holds who has it. */
export const EmailClaimed = defineEvent('EmailClaimed', {
  label: 'Correo asignado',
  data: z.object({ usuario: z.string() }),
});
export const EmailReleased = defineEvent('EmailReleased', {
  label: 'Correo liberado',
  data: z.object({ usuario: z.string() }),
});

/** Which administrators were taken away: one stream for the company, so that two who remove each other cannot both succeed. */
export const AdministratorDismissed = defineEvent('AdministratorDismissed', {
  label: 'Administrador retirado',
  data: z.object({ usuario: z.string() }),
});
export const AdministratorAppointed = defineEvent('AdministratorAppointed', {
  label: 'Administrador habilitado',
  data: z.object({ usuario: z.string() }),
});
