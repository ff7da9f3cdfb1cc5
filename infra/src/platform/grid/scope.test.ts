import { contract } from '@power/domain/contract';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { SYSTEM } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { restrictionsOf } from './scope.ts';

const ownExport = contract.find(({ name }) => name === 'order-export-ejecutivo') as unknown as QueryDefinition;

test.each(PERFILES)('own orders are exported for %s by the person alone', (perfil) => {
  expect(restrictionsOf(ownExport.scope, { ...SYSTEM, _id: 'ana', perfil })).toEqual([
    { column: 'ejecutivo_id', of: 'propio', values: ['ana'] },
  ]);
});

test('a Brand Manager is shown rows of own brands; one without brands, none', () => {
  const user = { ...SYSTEM, perfil: 'Brand Manager' as const };
  expect(restrictionsOf({ marca: 'marcas' }, { ...user, marcas: ['Hikvision'] })).toEqual([
    { column: 'marcas', of: 'marca', values: ['Hikvision'] },
  ]);
  expect(restrictionsOf({ marca: 'marcas' }, user)).toBe('none');
});
