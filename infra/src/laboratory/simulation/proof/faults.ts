/** A text of a compiled module and what stands in its place; white space between its words does not matter. */
export interface Patch {
  /** Path of the module under the repository. */
  readonly module: string;
  readonly find: string;
  readonly replace: string;
}
/** A fault of an earlier version. */
export interface Fault {
  readonly name: string;
  readonly what: string;
  /** The check that has to find it: what another finds is something else. */
  readonly by: string;
  readonly patches: readonly Patch[];
}

/** Faults that the simulator has to find, as they were once shipped. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'order-without-id',
    what: 'an order that a reservation became has no _id',
    by: 'fault',
    patches: [
      {
        module: 'command-api/dist/reservations/convert-reservation.js',
        find: 'nuevo: numberedOrder(nuevo, numbers)',
        replace: 'nuevo: { ...nuevo, ...numbers }',
      },
    ],
  },
  {
    name: 'cancelled-hold',
    what: 'an order that is cancelled before its validation keeps the units of its reservation',
    by: 'holds',
    patches: [
      {
        module: 'domain/dist/orders/cancel-order.js',
        find: 'movimientos: orderedGoods(o)',
        replace: 'movimientos: o.validacion === undefined ? [] : orderedGoods(o)',
      },
    ],
  },
  {
    name: 'count-corrects-twice',
    what: 'a count adds the difference of the moment of its reading, also to what was corrected since',
    by: 'counts',
    patches: [
      {
        module: 'domain/dist/inventory/counts/adjust-counted.js',
        find: 'const cantidad = correctionDue(',
        replace: 'const cantidad = ((read) => read.diferencia)(',
      },
    ],
  },
  {
    name: 'returned-serial',
    what: 'a unit that was sold and comes back can never be received by its serial',
    by: 'refused',
    patches: [
      {
        module: 'command-api/dist/kernel/serial-owner.js',
        find: 'return o && isHandedOver(o) ? dueno : undefined',
        replace: 'return undefined',
      },
    ],
  },
];
