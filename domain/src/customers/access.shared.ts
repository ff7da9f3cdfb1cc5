import { type Perfil, SELLERS } from '../kernel/perfiles.ts';

/** Who takes new customers on: whoever sells (requirements §3 clientes). */
export const CUSTOMER_SELLERS: readonly Perfil[] = [...SELLERS, 'Marketing'];

/** Who decides how much a customer may owe. */
export const CREDIT: readonly Perfil[] = ['Administrador', 'Finanzas', 'Cobrador'];

/** Who keeps customers' data: whoever sells to them or decides on their credit. */
export const CUSTOMER_KEEPERS: readonly Perfil[] = [...new Set([...CUSTOMER_SELLERS, ...CREDIT])];

/** Who says whose customer it is: a seller neither takes one nor gives one away. */
export const REASSIGNERS: readonly Perfil[] = ['Administrador', 'Brand Manager', 'Pre-Venta', 'Marketing'];

/** Who says that two customers are one: it moves documents of every seller. */
export const MERGERS: readonly Perfil[] = ['Administrador'];
