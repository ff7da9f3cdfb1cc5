import { decideGiven } from '../kernel/scenario.ts';
import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { changeProduct } from './change-product.ts';
import { ProductChanged, type ProductImageAdded } from './events.ts';
import { addProductImage, removeProductImage } from './product-images.ts';
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

test('the code names the product that is changed; another is refused and changes nothing', () => {
  const named = (codigo: string) =>
    decideGiven(changeProduct, given(), {
      request: { accion: 'simple', id: '4', codigo, producto: { bloqueado: true } },
      user: someone('Jefe de Bodega'),
      facts: { relacionados: [] },
    });
  expect(refusal(named('DS-2'))).toMatchObject({
    codigo: 'CODIGO_FIJO',
    mensaje: 'El código de DS-2CD2043 es DS-1 y no se cambia. Revisa el código.',
  });
  expect(events(named('DS-1'))).toHaveLength(1);
});

test.each([
  [2, 'CON_SERIES_REGISTRADAS'],
  [0, undefined],
])('rejects a change to no serials when units bear them: %i → %s', (registradas, codigo) => {
  const serial = [
    ...given(),
    ProductChanged({ _id: '4', part_number: 'DS-2CD2043', antes: {}, cambios: { serializable: true } }),
  ];
  const request = { accion: 'simple' as const, id: '4', producto: { serializable: false } };
  const facts = { relacionados: [], registradas };
  const decision = decideGiven(changeProduct, serial, { request, user: someone('Administrador'), facts });
  expect('codigo' in decision ? decision.codigo : undefined).toBe(codigo);
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

test('pictures come and go with their history, each once, up to a dozen, and of own brands alone', () => {
  const drawn = (grande: string) => ({ grande, miniatura: `${grande}m`, ancho: 10, alto: 10 });
  const add = (before: DomainEvent[], grande: string, user = someone('Administrador')) =>
    decideGiven(addProductImage, before, { request: { id: '4', nombre: 'foto.png' }, user, facts: drawn(grande) });
  const [added] = events(add(given(), 'a'));
  expect(added).toMatchObject({ type: 'ProductImageAdded', data: { imagen: { nombre: 'foto.png', grande: 'a' } } });
  expect(events(add([...given(), added!], 'a'))).toEqual([]);
  const many = Array.from({ length: 12 }, (_, n) => events(add(given(), `a${n}`))[0]!);
  expect(refusal(add([...given(), ...many], 'b')).codigo).toBe('DEMASIADAS_IMAGENES');
  expect(refusal(add(given(), 'a', someone('Brand Manager', { marcas: ['Dahua'] }))).codigo).toBe('MARCA_AJENA');
  const remove = (imagen: string, user = someone('Administrador')) =>
    decideGiven(removeProductImage, [...given(), added!], { request: { id: '4', imagen }, user, facts: undefined });
  const { imagen } = (added as ReturnType<typeof ProductImageAdded>).data;
  expect(events(remove(imagen._id))).toMatchObject([{ type: 'ProductImageRemoved', data: { imagen } }]);
  expect(events(remove('otra'))).toEqual([]);
  expect(refusal(remove(imagen._id, someone('Brand Manager', { marcas: ['Dahua'] }))).codigo).toBe('MARCA_AJENA');
});

test.each([
  [-1, 'El precio no puede ser negativo'],
  [1.5, 'El precio va en pesos enteros'],
  [1e12, 'El precio es demasiado alto'],
])('a price of %d is refused in words, for a new product and for one that there is', (gold, sentence) => {
  const asked = [
    registerProduct.request.safeParse({
      producto: { codigo: 'P', part_number: 'P', nombre: 'P', marca: 'Hik', precios: { gold } },
    }),
    setProductPrices.request.safeParse({ id: '1', precios: { gold } }),
  ];
  for (const { error } of asked) expect(error?.issues[0]?.message).toBe(sentence);
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

test('rejects a bar code when its check digit is of another GTIN; one from before stays, and scanner signs are left out', () => {
  expect(refusal(change({ ean: ['7801234567890'] }))).toMatchObject({ codigo: 'EAN_INVALIDO' });
  expect(events(change({ ean: ['7801234567894', 'PM-1', '780'] }))).toHaveLength(1);
  const old = [
    ...given(),
    ProductChanged({ _id: '4', part_number: 'x', antes: {}, cambios: { ean: ['7801234567890'] } }),
  ];
  const request = { accion: 'simple' as const, id: '4', producto: { ean: ['7801234567890', '96385074'] } };
  const facts = { relacionados: [] };
  expect(events(decideGiven(changeProduct, old, { request, user: someone('Administrador'), facts }))).toHaveLength(1);
  const producto = { codigo: 'A', part_number: 'A', nombre: 'A', marca: 'A' };
  const parseEan = (ean: string) =>
    registerProduct.request.parse({ producto: { ...producto, ean: [ean] } }).producto.ean;
  expect(parseEan('(01)07801234567894(21)SN1')).toEqual(['7801234567894']);
  expect(parseEan(']E07801234567894\r')).toEqual(['7801234567894']);
});
