import type { DemoCompany } from '../company.ts';
import { usersOf } from '../people.ts';
import { demoPlaces } from '../places.ts';
import {
  DEMO_COUNTRIES,
  DEMO_CURRENCIES,
  DEMO_IMPORT_PAYMENTS,
  DEMO_SHIPPING_ADDRESSES,
  DEMO_SHIPPING_METHODS,
  DEMO_SUPPLIERS,
  demoBrands,
} from '../settings.ts';
import type { ReceiptPlan } from '../story/plan.ts';
import type { DemoCommand } from './command.ts';
import { commandIdOf, type Run } from './run.ts';

/** Commands that make the records of the master lists. `as`: `_id` of who gives them; `now`: instant of the next one. */
export function masterCommands(
  company: DemoCompany,
  receipts: readonly ReceiptPlan[],
  run: Run,
  as: string,
  now: () => string,
): DemoCommand[] {
  const made = (name: string, payload: string, records: readonly object[]): DemoCommand[] =>
    records.map((record, i) => ({
      name: `create-${name.toLowerCase()}`,
      request: { [payload]: record },
      commandId: commandIdOf(run, name, i + 1),
      as,
      now: now(),
      numbers: { [name]: i + 1 },
    }));
  const closed = company.bodegas.flatMap(({ activa }, i): DemoCommand[] =>
    activa
      ? []
      : [
          {
            name: 'change-warehouse',
            request: { id: String(i + 1), bodega: { activo: false } },
            commandId: commandIdOf(run, 'warehouse', i + 1, 'cerrada'),
            as,
            now: now(),
          },
        ],
  );
  const { racks, levels, places } = demoPlaces(company.ubicaciones, receipts);
  return [
    ...made('currency', 'moneda', DEMO_CURRENCIES),
    ...made('country', 'pais', DEMO_COUNTRIES),
    ...made('brand', 'marca', demoBrands(company.productos, usersOf('Brand Manager'))),
    ...made('shippingAddress', 'shipping_address', DEMO_SHIPPING_ADDRESSES),
    ...made('shippingMethod', 'shipping_method', DEMO_SHIPPING_METHODS),
    ...made('importPayment', 'payment_method', DEMO_IMPORT_PAYMENTS),
    ...made('supplier', 'proveedor', DEMO_SUPPLIERS),
    ...made(
      'warehouse',
      'bodega',
      company.bodegas.map(({ activa: _, ...warehouse }) => warehouse),
    ),
    ...made('rack', 'bloque', racks),
    ...made('level', 'nivel', levels),
    ...made('place', 'ubicacion', places),
    ...closed,
  ];
}
