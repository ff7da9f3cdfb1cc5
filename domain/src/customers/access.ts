import { type Perfil, SELLERS } from '../kernel/perfiles.ts';

/** Who takes new customers on: whoever sells (requirements §3 clientes). */
export const CUSTOMER_SELLERS: readonly Perfil[] = [...SELLERS, 'Marketing'];

/** Who decides how much a customer may owe. */
export const CREDIT: readonly Perfil[] = ['Administrador', 'Finanzas', 'Cobrador'];
