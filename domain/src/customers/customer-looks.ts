import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_CLIENTE = ['Activo', 'Inactivo', 'Unido'] as const;
export type EstadoCliente = (typeof ESTADOS_CLIENTE)[number];

export const customerLooks: Looks<EstadoCliente> = {
  Activo: look('ok', 'check', 'Activo'),
  Inactivo: look('neutral', 'ban', 'Inactivo'),
  Unido: look('neutral', 'person', 'Unido a otro'),
};

export const customerStateOf = ({
  activo,
  unido_a,
}: {
  readonly activo: boolean;
  readonly unido_a?: unknown;
}): EstadoCliente => (unido_a ? 'Unido' : activo ? 'Activo' : 'Inactivo');
