import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { changeProduct } from './change-product.ts';
import { registerProduct } from './register-product.ts';
import { defaultTable } from '../pricing/price-rule.shared.ts';
import { setProductPrices } from './set-product-prices.ts';

const precios = {
  precio_lista: 1000,
  tier_1_calculo: 0,
  tier_2_calculo: 0,
  tier_3_calculo: 900,
  tienda: 950,
  mobile: 940,
  silver: 930,
  gold: 920,
  platinum: 910,
};
const register = (user = someone('Administrador')) =>
  decideGiven(registerProduct, [], {
    request: { producto: { codigo: 'DS-1', part_number: 'DS-2CD2043', nombre: 'Cámara', marca: 'Hikvision', precios } },
    user,
    facts: { _id: '4', tabla: defaultTable(3) },
  });
const given = () => [...events(register())];
const change = (producto: object, user = someone('Jefe de Bodega')) =>
  decideGiven(changeProduct, given(), {
    request: { accion: 'simple', id: '4', producto },
    user,
    facts: { relacionados: [] },
  });

test('a product starts active, with its prices', () => {
  expect(events(register())).toMatchObject([
    { type: 'ProductRegistered', data: { _id: '4', codigo_sap: 'DS-1', activo: true, bloqueado: false, precios } },
  ]);
});

test('a change names what was and what is', () => {
  expect(events(change({ bloqueado: true, nombre: 'Cámara' }))).toMatchObject([
    { data: { antes: { bloqueado: false }, cambios: { bloqueado: true } } },
  ]);
  expect(events(change({ bloqueado: false }))).toEqual([]);
});

test('costs are written only by whoever may see them', () => {
  expect(refusal(change({ costo_fob: 12 })).codigo).toBe('SIN_PERMISO');
  expect(events(change({ costo_fob: 12 }, someone('Administrador')))).toHaveLength(1);
  const priced = (user = someone('Jefe de Logistica')) =>
    decideGiven(registerProduct, [], {
      request: {
        producto: { codigo: 'DS-1', part_number: 'DS-2CD2043', nombre: 'Cámara', marca: 'Hikvision', pmp: 100 },
      },
      user,
      facts: { _id: '4', tabla: defaultTable(3) },
    });
  expect(refusal(priced()).codigo).toBe('SIN_PERMISO');
  expect(events(priced(someone('Administrador')))).toHaveLength(1);
});

test('a brand manager keeps to own brands', () => {
  expect(refusal(register(someone('Brand Manager', { marcas: ['Dahua'] }))).codigo).toBe('MARCA_AJENA');
  expect(refusal(change({ marca: 'Dahua' }, someone('Brand Manager', { marcas: ['Hikvision'] }))).codigo).toBe(
    'MARCA_AJENA',
  );
  expect(events(change({ web: true }, someone('Brand Manager', { marcas: ['Hikvision'] })))).toHaveLength(1);
});

test('prices change by tier and keep the others', () => {
  const set = (some: object) =>
    decideGiven(setProductPrices, given(), {
      request: { id: '4', precios: some, motivo: 'Oferta' },
      user: someone('Administrador'),
      facts: undefined,
    });
  expect(events(set({ gold: 800 }))).toMatchObject([
    { data: { antes: { precios }, precios: { ...precios, gold: 800 }, motivo: 'Oferta', tabla: null } },
  ]);
  expect(events(set({ gold: 920 }))).toEqual([]);
});
