import { isExempt } from '../paperwork.ts';
import { demoCompany, type DemoCompany } from '../company.ts';
import { demoLocations } from '../warehouses.ts';

/** Orders of the demo, by DEMO_SIZE. `large` is for measuring: minutes to tell, gigabytes to keep. */
export const ORDERS = { small: 150, full: 15_000, large: 150_000 } as const;
export type DemoSize = keyof typeof ORDERS;

const SMALL = { products: 300, customers: 80 };

/** The company that a number of orders is told of: tests take a quarter of the catalogue, from every family. */
export function companyFor(seed: string, orders: number): DemoCompany {
  const company = demoCompany(seed);
  if (orders > ORDERS.small) return company;
  const step = Math.floor(company.productos.length / SMALL.products);
  // Those whom somebody signs in for, and one of every kind.
  const wanted = new Set(Object.values(company.vinculos));
  const kinds = new Map([...company.clientes].reverse().map((c) => [`${c.segmento}/${isExempt(c)}`, c.codigo_sap]));
  for (const codigo_sap of kinds.values()) wanted.add(codigo_sap);
  const clientes = [
    ...company.clientes.filter((c) => wanted.has(c.codigo_sap)),
    ...company.clientes.filter((c) => !wanted.has(c.codigo_sap)),
  ];
  const productos = company.productos.filter((_, i) => i % step === 0).slice(0, SMALL.products);
  return {
    ...company,
    productos,
    ubicaciones: demoLocations(productos),
    clientes: clientes.slice(0, SMALL.customers),
  };
}
