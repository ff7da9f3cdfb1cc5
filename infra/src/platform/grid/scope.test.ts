import { contract } from '@power/domain/contract';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { SYSTEM } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { restrictionsOf } from './scope.ts';

const queryNamed = (name: string) => contract.find((call) => call.name === name) as unknown as QueryDefinition;
const ownExport = queryNamed('order-export-ejecutivo');
const fullExport = queryNamed('order-export');

test.each(PERFILES)('export of own orders by %s → only rows sold by that person', (perfil) => {
  expect(restrictionsOf(ownExport.scope, { ...SYSTEM, _id: 'ana', perfil })).toEqual([
    { column: 'ejecutivo_id', of: 'propio', values: ['ana'] },
  ]);
});

test('full export by an Administrador → every row, other than the export of own orders', () => {
  const user = { ...SYSTEM, _id: 'ana', perfil: 'Administrador' as const };
  expect(restrictionsOf(fullExport.scope, user)).toEqual([]);
});

test('a Brand Manager is shown rows of own brands; one without brands, none', () => {
  const user = { ...SYSTEM, perfil: 'Brand Manager' as const };
  expect(restrictionsOf({ marca: 'marcas' }, { ...user, marcas: ['Hikvision'] })).toEqual([
    { column: 'marcas', of: 'marca', values: ['Hikvision'] },
  ]);
  expect(restrictionsOf({ marca: 'marcas' }, user)).toBe('none');
});

test('a Brand Manager without brands is shown what they sold themselves', () => {
  const user = { ...SYSTEM, _id: 'beto', perfil: 'Brand Manager' as const };
  expect(restrictionsOf({ marca: 'marcas', ejecutivo: 'usuario' }, user)).toEqual([
    { column: 'usuario', of: 'ejecutivo', values: ['beto'] },
  ]);
  // A row that knows its seller but no brand is no business of brands.
  expect(restrictionsOf({ ejecutivo: 'usuario' }, user)).toEqual([]);
});

const scope = { ejecutivo: 'ejecutivo_id', cliente: 'cliente_id', marca: 'marca' };
const viewer = { ...SYSTEM, _id: 'yo', cliente_id: 'c1', proveedor_id: 'p1', marcas: ['Hikvision', 'Dahua'] };
const OWN: Readonly<Record<string, unknown>> = {
  'Ejecutivo de Ventas': [{ column: 'ejecutivo_id', of: 'ejecutivo', values: ['yo'] }],
  'Brand Manager': [
    {
      column: 'marca',
      of: 'marca',
      values: ['Hikvision', 'Dahua'],
      or: { column: 'ejecutivo_id', of: 'ejecutivo', values: ['yo'] },
    },
  ],
  Proveedor: [{ column: 'marca', of: 'marca', values: ['Hikvision', 'Dahua'] }],
  Reseller: [{ column: 'cliente_id', of: 'cliente', values: ['c1'] }],
  Cliente: [{ column: 'cliente_id', of: 'cliente', values: ['c1'] }],
};

test.each(PERFILES)('requirements §0.1.4: which rows %s is shown', (perfil) => {
  expect(restrictionsOf(scope, { ...viewer, perfil })).toEqual(OWN[perfil] ?? []);
});

test('a supplier is shown own brands alone: without brands, or where rows name none, nothing', () => {
  const supplier = { ...viewer, perfil: 'Proveedor' as const };
  expect(restrictionsOf({ marca: 'marca' }, supplier)).toEqual(OWN.Proveedor);
  expect(restrictionsOf({ marca: 'marca' }, { ...supplier, marcas: undefined })).toBe('none');
  expect(restrictionsOf({ marca: 'marca' }, { ...supplier, marcas: [] })).toBe('none');
  expect(restrictionsOf({ cliente: 'cliente_id', ejecutivo: 'ejecutivo_id' }, supplier)).toBe('none');
});

test('a Reseller or Cliente without a company, or where rows name none, is shown nothing', () => {
  for (const perfil of ['Reseller', 'Cliente'] as const) {
    expect(restrictionsOf(scope, { ...viewer, perfil, cliente_id: undefined })).toBe('none');
    expect(restrictionsOf({ marca: 'marca' }, { ...viewer, perfil })).toBe('none');
  }
});
