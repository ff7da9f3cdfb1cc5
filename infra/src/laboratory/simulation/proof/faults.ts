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
    name: 'serial-twice',
    what: 'a serial that two documents name becomes two units: the list that lags is asked where it stands',
    by: 'outside',
    patches: [
      {
        module: 'command-api/dist/kernel/serial-flow.js',
        find: 'if (!state?.lugar || leftByDead(state, documento))',
        replace:
          "if ((await services.db.query('SELECT serie FROM serial_list WHERE producto_id = $1 AND serie = $2', [producto, serie])).rows.length === 0 || !state?.lugar)",
      },
      {
        module: 'domain/dist/inventory/serials/moved-units.js',
        find: 'return leftByDead(state, documento) ? [] : standsAlready(serie, antes, titulo);',
        replace: ';',
      },
    ],
  },
  {
    name: 'more-serials-than-units',
    what: 'units leave a place without their serials, which stay: more serials than units (Units 2.1)',
    by: 'serials',
    patches: [
      {
        module: 'domain/dist/inventory/serials/named-serials.shared.js',
        find: 'if (series.length > 0 || registradas === 0 || registradas <= libres - cantidad) return series;',
        replace: 'return series;',
      },
    ],
  },
  {
    name: 'quarantine-available',
    what: 'units in quarantine are available (Units 2.2)',
    by: 'quarantine',
    patches: [
      {
        module: 'domain/dist/inventory/places.shared.js',
        find: '(isQuarantined(w, place) ? units : 0)',
        replace: '0',
      },
    ],
  },
  {
    name: 'part-loses-rest',
    what: 'of an order that was delivered in part the rest is not held any more (Units 2.6)',
    by: 'deliveries',
    patches: [
      {
        module: 'domain/dist/streams/order/delivery-parts.shared.js',
        find: 'o.resto_anulado ? 0 :',
        replace: 'o.resto_anulado || (o.entregas ?? []).length > 0 ? 0 :',
      },
    ],
  },
  {
    name: 'not-loaded',
    what: 'a route departs, and its stops deliver, without what was not loaded (Units 2.6)',
    by: 'deliveries',
    patches: [
      {
        module: 'domain/dist/dispatches/depart-route.js',
        find: 'paradas.filter((p) => !p.cargada).map((p) => String(p.pedido.number))',
        replace: '[]',
      },
    ],
  },
  {
    name: 'level-off-with-goods',
    what: 'a warehouse, a rack or a level that holds goods is deactivated (Units 2.7)',
    by: 'places',
    patches: [
      {
        module: 'command-api/dist/kernel/master-uses.js',
        find: '({ keeps }) => keeps === true); if (usos.length > 0) return { campo:',
        replace: '() => false); if (usos.length > 0) return { campo:',
      },
      // What was put out of use is not put back because something is in it.
      {
        module: 'command-api/dist/kernel/master-uses.js',
        find: '({ keeps }) => keeps === true); if (usos.length === 0)',
        replace: '() => false); if (usos.length === 0)',
      },
    ],
  },
  {
    name: 'closed-place-takes-goods',
    what: 'a place of a level that is switched off takes goods (Units 2.7)',
    by: 'places',
    patches: [
      {
        module: 'command-api/dist/inventory/place-facts.js',
        find: "cerrada: await closedAbove(services, String(values['nivel']))",
        replace: 'cerrada: undefined',
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
        find: 'return o && isDeliveredSerial(o, serie) ? dueno : undefined',
        replace: 'return undefined',
      },
    ],
  },
];
