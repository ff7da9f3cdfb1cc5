/** The invented demo company as it stands before its first order; always the same for a seed. */
import { demoCatalogue, type DemoProduct } from './catalogue/catalogue.ts';
import { demoCustomers, type DemoCustomer } from './customers/customers.ts';
import {
  PAYMENT_CONDITIONS,
  PAYMENT_METHODS,
  type PaymentCondition,
  type PaymentMethod,
} from './payment-conditions.ts';
import { DEMO_USERS, type DemoUser } from './people.ts';
import { DEMO_WAREHOUSES, demoLocations, type DemoLocation, type DemoWarehouse } from './warehouses.ts';

export interface DemoCompany {
  usuarios: readonly DemoUser[];
  productos: readonly DemoProduct[];
  clientes: readonly DemoCustomer[];
  bodegas: readonly DemoWarehouse[];
  /** Places of Casa Matriz and Bodega Norte: one of picking per product, a reserve and a quarantine. */
  ubicaciones: readonly DemoLocation[];
  condiciones: readonly PaymentCondition[];
  metodos: readonly PaymentMethod[];
  /** Customer (`codigo_sap`) that the outside users belong to, by mail. */
  vinculos: Readonly<Record<string, string>>;
}

/** Everything that exists before the first order. */
export function demoCompany(seed: string): DemoCompany {
  const productos = demoCatalogue(seed);
  const clientes = demoCustomers(seed);
  const linked = (segmento: DemoCustomer['segmento']): string =>
    clientes.find((c) => c.segmento === segmento)?.codigo_sap ?? '';
  return {
    usuarios: DEMO_USERS,
    productos,
    clientes,
    bodegas: DEMO_WAREHOUSES,
    ubicaciones: demoLocations(productos),
    condiciones: PAYMENT_CONDITIONS,
    metodos: PAYMENT_METHODS,
    vinculos: {
      'reseller@power.test': linked('Integrador'),
      'cliente@power.test': linked('Minera'),
      'loreto.bustos@power.test': linked('Minera'),
    },
  };
}
