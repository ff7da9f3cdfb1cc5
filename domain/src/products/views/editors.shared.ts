import type { Perfil } from '../../kernel/perfiles.ts';

/** Who keeps the facts of products; a Brand Manager those of own brands. */
export const EDITORS: readonly Perfil[] = ['Administrador', 'Jefe de Bodega', 'Jefe de Logistica', 'Brand Manager'];
