import { look, type Looks } from '../kernel/look.ts';

export const ESTADOS_PRODUCTO = ['Activo', 'Bloqueado', 'Inactivo'] as const;
export type EstadoProducto = (typeof ESTADOS_PRODUCTO)[number];

export const productLooks: Looks<EstadoProducto> = {
  Activo: look('ok', 'check', 'Activo'),
  Bloqueado: look('warn', 'alert', 'Bloqueado'),
  Inactivo: look('neutral', 'ban', 'Inactivo'),
};

/** What is sold no more is that before all else. */
export const productStateOf = ({
  activo,
  bloqueado,
}: {
  readonly activo: boolean;
  readonly bloqueado: boolean;
}): EstadoProducto => (!activo ? 'Inactivo' : bloqueado ? 'Bloqueado' : 'Activo');
