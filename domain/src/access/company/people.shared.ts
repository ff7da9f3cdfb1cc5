import type { Perfil } from '../../kernel/perfiles.ts';

/** Who works in the portal of a client company. */
export const COMPANY_PEOPLE: readonly Perfil[] = ['Cliente'];
