import { principalOf, user as account } from '@power/domain/access/user';
import { EXTERNAL_PERFILES, PERFILES, type Perfil } from '@power/domain/kernel/perfiles';
import { formatRut } from '@power/domain/kernel/rut';
import { SYSTEM } from '@power/domain/kernel/principal';
import { internalEan } from '../../operations/demo/catalogue/ean.ts';
import { uuidFrom } from '../../platform/commands/ids.ts';
import { PAYMENT_CONDITIONS, PAYMENT_METHODS } from '../../operations/demo/payment-conditions.ts';
import {
  DEMO_COUNTRIES,
  DEMO_CURRENCIES,
  DEMO_IMPORT_PAYMENTS,
  DEMO_SHIPPING_ADDRESSES,
  DEMO_SHIPPING_METHODS,
  DEMO_SUPPLIERS,
} from '../../operations/demo/settings.ts';
import type { Rng } from '../../operations/demo/random.ts';
import type { World } from './world.ts';

type Founding = readonly (readonly [name: string, request: object])[];

const WAREHOUSES = ['BOD', 'SAL', 'TRA', 'RMA'];
const BRANDS = ['Ajax', 'Dahua'];

const emptyLevel = (rack: string): Founding => [
  ['create-level', { nivel: { codigo: `${rack}-N2`, bloque: rack, numero: 2, altura: 180, peso_maximo: 800 } }],
  [
    'create-place',
    { ubicacion: { codigo: `${rack}-N2-P01`, nivel: `${rack}-N2`, tipo: 'picking', capacidad: 500, recorrido: 90 } },
  ],
];

/** A rack with a level of places; the first rack of a warehouse has a second level, which stays empty at first. */
const places = (bodega: string, n: number): Founding => {
  const rack = `${bodega}-R0${n}`;
  return [
    ['create-rack', { bloque: { codigo: rack, bodega, pasillo: 'A', recorrido: n } }],
    ['create-level', { nivel: { codigo: `${rack}-N1`, bloque: rack, numero: 1, altura: 180, peso_maximo: 800 } }],
    ...['picking', 'picking', 'reserva', 'cuarentena'].map(
      (tipo, i) =>
        [
          'create-place',
          {
            ubicacion: {
              codigo: `${rack}-N1-P0${i + 1}`,
              nivel: `${rack}-N1`,
              tipo,
              capacidad: 500,
              recorrido: n * 10 + i,
            },
          },
        ] as const,
    ),
    ...(n === 1 ? emptyLevel(rack) : []),
  ];
};

/** The lists that everything else names. */
const masters: Founding = [
  ...DEMO_CURRENCIES.map((moneda) => ['create-currency', { moneda }] as const),
  ...DEMO_COUNTRIES.map((pais) => ['create-country', { pais }] as const),
  ...BRANDS.map((nombre) => ['create-brand', { marca: { nombre } }] as const),
  ...DEMO_SHIPPING_ADDRESSES.map((address) => ['create-shippingaddress', { shipping_address: address }] as const),
  ...DEMO_SHIPPING_METHODS.map((method) => ['create-shippingmethod', { shipping_method: method }] as const),
  ...DEMO_IMPORT_PAYMENTS.map((method) => ['create-importpayment', { payment_method: method }] as const),
  ...DEMO_SUPPLIERS.slice(0, 3).map(
    (supplier) => ['create-supplier', { proveedor: { ...supplier, marcas: BRANDS } }] as const,
  ),
  ...WAREHOUSES.map(
    (codigo, i) =>
      [
        'create-warehouse',
        { bodega: { codigo, nombre: `Bodega ${codigo}`, tipo: ['física', 'sala', 'tránsito', 'RMA'][i] } },
      ] as const,
  ),
  ...WAREHOUSES.slice(0, 2).flatMap((bodega) => [1, 2].flatMap((n) => places(bodega, n))),
  ...PAYMENT_CONDITIONS.map(
    (condition) => ['create-paymentoption', { condicionpago: { tipo: 'condicion', ...condition } }] as const,
  ),
  ...PAYMENT_METHODS.map(
    ({ codigo, metodoPago }) =>
      ['create-paymentoption', { condicionpago: { tipo: 'metodo', codigo, condicionPago: metodoPago } }] as const,
  ),
  ['set-dollar', { accion: 'dolar', tipo: 'dolar', valor: 950 }],
];

const products = (rng: Rng): Founding =>
  Array.from({ length: 12 }, (_, i) => [
    'register-product',
    {
      producto: {
        codigo: `P-${i + 1}`,
        part_number: `PN-${i + 1}`,
        nombre: `Cámara ${i + 1}`,
        marca: BRANDS[i % BRANDS.length],
        ean: [internalEan(i + 1)],
        serializable: [2, 5, 8].includes(i),
        servicio: i === 11,
        web: i % 2 === 0,
        pmp: rng.int(5, 60) * 1000,
        costo_fob: rng.int(5, 60),
      },
    },
  ]);

/** Customers, each with a seller. */
const customers = (rng: Rng, sellers: readonly string[]): Founding =>
  Array.from({ length: 8 }, (_, i) => [
    'register-customer',
    {
      cliente: {
        nombre: `Alarmas ${i + 1} Ltda.`,
        ejecutivo: sellers[i % sellers.length],
        legalcode: formatRut(rng.int(50_000_000, 79_000_000)),
        email: `compras${i + 1}@cliente.test`,
        cupo: rng.int(1, 20) * 1_000_000,
        direcciones: [
          { nombre: 'Casa matriz', calle: 'Alameda 1', comuna: 'Santiago', region: 'Metropolitana de Santiago' },
        ],
      },
    },
  ]);

const emailOf = (perfil: Perfil, n: number): string => `${perfil.toLowerCase().replaceAll(/\W/g, '')}${n}@power.test`;

const people = (perfiles: readonly Perfil[]): Founding =>
  perfiles.flatMap((perfil) =>
    [1, 2].map(
      (n) =>
        [
          'register-user',
          {
            accion: 'crear',
            usuario: {
              email: emailOf(perfil, n),
              nombre: `${perfil} ${n}`,
              perfil,
              ...(['Reseller', 'Cliente'].includes(perfil) && { cliente_id: String(n) }),
              ...(perfil === 'Proveedor' && { proveedor_id: '1' }),
              ...(['Brand Manager', 'Proveedor'].includes(perfil) && { marcas: BRANDS }),
            },
          },
        ] as const,
    ),
  );

/** A product whose units all have their serial in the warehouses that sell it. */
const REGISTERED = '6';
const registered: Founding = ['BOD', 'SAL'].flatMap((bodega) => [
  ['receive-stock', { producto: REGISTERED, bodega, cantidad: 10, motivo: 'Compra' }] as const,
  [
    'store-serials',
    { producto: REGISTERED, bodega, series: Array.from({ length: 10 }, (_, n) => `${bodega}${n + 1}`) },
  ] as const,
]);

const stock = (rng: Rng): Founding =>
  Array.from({ length: 11 }, (_, i) => i + 1).flatMap((producto) =>
    ['BOD', 'SAL', 'RMA']
      .filter((bodega) => bodega === 'RMA' || String(producto) !== REGISTERED)
      .map(
        (bodega) =>
          [
            'receive-stock',
            { producto: String(producto), bodega, cantidad: rng.int(5, 40), motivo: 'Compra' },
          ] as const,
      ),
  );

/** Makes the company: lists, products, customers, two people of every profile, stock. Throws when a command is refused. */
export async function foundCompany(world: World, seed: string, rng: Rng): Promise<void> {
  const inside = PERFILES.filter((perfil) => !EXTERNAL_PERFILES.includes(perfil));
  let n = 0;
  const carryOut = async (commands: Founding): Promise<void> => {
    for (const [name, request] of commands) {
      n += 1;
      // oxlint-disable-next-line no-await-in-loop -- each builds on those before
      await runStep(world, `${seed}-founding-${n}`, name, request);
    }
  };
  await carryOut([...masters, ...people(inside), ...products(rng)]);
  const sellers = [...world.people.values()].filter(({ perfil }) => perfil === 'Ejecutivo de Ventas');
  const ids = sellers.map(({ _id }) => _id);
  await carryOut([...customers(rng, ids), ...people(EXTERNAL_PERFILES), ...stock(rng), ...registered]);
  world.processes.beginWithNews();
}

async function runStep(world: World, commandId: string, name: string, request: object): Promise<void> {
  const { accion } = world.product.commands.get(name)!;
  const whole = { ...(accion !== undefined && { accion }), ...request };
  const outcome = await world.execute({ kind: 'command', name, request: whole, user: SYSTEM._id, commandId, copy: 0 });
  if (outcome.kind !== 'accepted') throw new Error(`${name} ${JSON.stringify(request)}: ${JSON.stringify(outcome)}`);
  if (name === 'register-user') {
    const { state } = await world.cache.load(account, uuidFrom('user', commandId));
    world.people.set(state._id, principalOf(state, 'simulation'));
  }
  world.readSide.read(world.log.slice(world.readSide.position));
}
