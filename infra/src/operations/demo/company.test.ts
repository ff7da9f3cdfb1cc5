import { PERFILES } from '@power/domain/kernel/perfiles';
import { isValidRut } from '@power/domain/kernel/rut';
import { demoCatalogue } from './catalogue/catalogue.ts';
import { COMUNAS, comunaNamed, REGIONES } from '@power/domain/customers/regions.shared';
import { demoCustomers } from './customers/customers.ts';
import { TIPOS_CLIENTE } from './customers/profiles.ts';
import { PAYMENT_CONDITIONS, PAYMENT_METHODS } from './payment-conditions.ts';
import { DEMO_USERS, usersOf } from './people.ts';
import { DEMO_WAREHOUSES, demoLocations, SELLING_WAREHOUSES } from './warehouses.ts';
import { placesOf } from './places.ts';

const unique = (values: readonly string[]): number => new Set(values).size;

describe('demo comunas', () => {
  it('are the 346 of the 16 regiones, each name once', () => {
    expect(REGIONES.map((r) => [r.numero, r.comunas.length])).toEqual([
      [15, 4],
      [1, 7],
      [2, 9],
      [3, 9],
      [4, 15],
      [5, 38],
      [13, 52],
      [6, 33],
      [7, 30],
      [16, 21],
      [8, 33],
      [9, 32],
      [14, 12],
      [10, 30],
      [11, 10],
      [12, 11],
    ]);
    expect(unique(COMUNAS.map((c) => c.comuna))).toBe(346);
    expect(comunaNamed('Ñuñoa').region).toBe('Metropolitana de Santiago');
    expect(() => comunaNamed('Nunoa')).toThrow('no existe la comuna Nunoa');
  });
});

describe('demo people', () => {
  it('have one log-in per profile, named as the profile', () => {
    const emails = new Set(DEMO_USERS.map((u) => u.email));
    for (const email of ['administrador', 'jefe.de.bodega', 'pre-venta', 'jefe.de.logistica', 'servicio.tecnico'])
      expect(emails).toContain(`${email}@power.test`);
    expect(DEMO_USERS.slice(0, 17).map((u) => u.perfil)).toEqual([...PERFILES]);
    expect(emails.size).toBe(DEMO_USERS.length);
    expect(DEMO_USERS.filter((u) => !/^[a-z.-]+@power\.test$/.test(u.email))).toEqual([]);
  });

  it('are enough for the trade', () => {
    expect(
      (['Ejecutivo de Ventas', 'Brand Manager', 'Bodega', 'Cobrador'] as const).map((p) => usersOf(p).length),
    ).toEqual([13, 4, 9, 3]);
    const brands = new Set(demoCatalogue('power').map((p) => p.marca));
    expect(
      usersOf('Brand Manager')
        .flatMap((u) => u.marcas ?? [])
        .filter((marca) => !brands.has(marca)),
    ).toEqual([]);
    expect(usersOf('Brand Manager').every((u) => (u.marcas ?? []).length > 0)).toBe(true);
  });
});

describe('demo customers', () => {
  const customers = demoCustomers('power');

  it('are 600 with valid and different RUTs, names and mails', () => {
    expect(customers.length).toBe(600);
    expect(customers.filter((c) => !isValidRut(c.legalcode))).toEqual([]);
    for (const field of ['legalcode', 'codigo_sap', 'nombre', 'email'] as const)
      expect([field, unique(customers.map((c) => c[field]))]).toEqual([field, 600]);
    expect(
      customers.filter(
        (c) =>
          !/^[a-z0-9.-]+@[a-z0-9-]+\.test$/.test(c.email) || !/^[a-z0-9.-]+@[a-z0-9-]+\.test$/.test(c.contacto.email),
      ),
    ).toEqual([]);
  });

  it('cover the six tiers and a few without one', () => {
    for (const tipo of TIPOS_CLIENTE)
      expect(customers.filter((c) => c.tipo_cliente === tipo).length).toBeGreaterThan(10);
    const without = customers.filter((c) => !c.tipo_cliente).length;
    expect(without).toBeGreaterThan(3);
    expect(without).toBeLessThan(40);
  });

  it('live in real comunas and point at payment conditions and sellers that exist', () => {
    const codes = new Set(PAYMENT_CONDITIONS.map((c) => c.codigo));
    const sellers = new Set(usersOf('Ejecutivo de Ventas').map((u) => u.email));
    for (const c of customers) {
      expect(comunaNamed(c.comuna).region).toBe(c.region);
      expect(codes).toContain(c.condicion_pago);
      expect(sellers).toContain(c.ejecutivo);
    }
    expect(unique(customers.map((c) => c.region))).toBe(16);
  });

  it('are the same for the same seed only', () => {
    expect(demoCustomers('power')).toEqual(customers);
    expect(demoCustomers('otra')).not.toEqual(customers);
  });
});

describe('demo places and payments', () => {
  it('have unique codes, and comunas that exist', () => {
    for (const codes of [PAYMENT_CONDITIONS, PAYMENT_METHODS, DEMO_WAREHOUSES].map((list) =>
      list.map((row) => row.codigo),
    ))
      expect(unique(codes)).toBe(codes.length);
    expect(unique(DEMO_WAREHOUSES.map((w) => w.codigo_sap))).toBe(DEMO_WAREHOUSES.length);
    for (const w of DEMO_WAREHOUSES) comunaNamed(w.comuna);
    expect(SELLING_WAREHOUSES.every((codigo) => DEMO_WAREHOUSES.some((w) => w.codigo === codigo && w.activa))).toBe(
      true,
    );
  });

  it('give every product its own picking place, and each warehouse a reserve and a quarantine', () => {
    const products = demoCatalogue('power');
    const places = demoLocations(products);
    expect(unique(places.map((p) => p.codigo))).toBe(places.length);
    expect(unique(places.map((p) => `${p.bodega} ${p.orden}`))).toBe(places.length);
    expect(places.filter((p) => !/^(BOD|NOR)-R\d\d-N[1-4]-P\d\d$/.test(p.codigo))).toEqual([]);
    for (const tipo of ['reserva', 'cuarentena'] as const)
      expect(unique(places.filter((p) => p.tipo === tipo).map((p) => p.bodega))).toBe(2);
    const kept = placesOf(places);
    expect(unique(products.map(({ codigo }) => kept('NOR', codigo) ?? ''))).toBe(products.length);
    expect(kept('SAL', products[0]!.codigo)).toBeUndefined();
  });
});
