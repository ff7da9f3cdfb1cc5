import { PERMISOS, type Permiso } from '@power/domain/kernel/perfiles';

/** A person's own flag: as the profile has it, or decided for this person. */
export type TriState = 'perfil' | 'si' | 'no';
export type TriStates = Readonly<Record<Permiso, TriState>>;
export type Flags = Readonly<Record<string, boolean>>;

/** Own flags as three states each; a flag that is not there follows the profile. */
export const toStates = (own: Flags): TriStates =>
  Object.fromEntries(PERMISOS.map((p) => [p, own[p] === undefined ? 'perfil' : own[p] ? 'si' : 'no'])) as TriStates;

/** The other way: what follows the profile is not sent. */
export const toFlags = (states: TriStates): Partial<Record<Permiso, boolean>> =>
  Object.fromEntries(PERMISOS.filter((p) => states[p] !== 'perfil').map((p) => [p, states[p] === 'si']));

/** What holds in the end. */
export const inForce = (state: TriState, profile: boolean): boolean => (state === 'perfil' ? profile : state === 'si');

export const PERMISO_NAMES: Readonly<Record<Permiso, readonly [name: string, meaning: string]>> = {
  dolares: ['Dólares', 'Ve y cotiza en moneda extranjera'],
  condicionpago: ['Condición de pago', 'Elige la condición de pago'],
  tipocliente: ['Tipo de cliente', 'Cambia el tipo de un cliente'],
  validar: ['Validar', 'Valida precios de cotizaciones'],
  exportar: ['Exportar', 'Exporta grillas completas'],
  margenes: ['Márgenes', 'Ve costos y márgenes'],
};
