import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_CLIENTE = ['Activo', 'Inactivo'] as const;
export type EstadoCliente = (typeof ESTADOS_CLIENTE)[number];

export const customerLooks: Looks<EstadoCliente> = {
  Activo: look('ok', 'check', 'Activo'),
  Inactivo: look('neutral', 'ban', 'Inactivo'),
};

export const customerStateOf = ({ activo }: { readonly activo: boolean }): EstadoCliente =>
  activo ? 'Activo' : 'Inactivo';
