import { someone } from './decision.testing.ts';
import { PERFILES } from './perfiles.ts';
import { reachesSale } from './reach.ts';

test('a sale is within reach of its seller, of who looks after a brand in it, of the rest of the house, and of nobody outside', () => {
  const mine = { ejecutivo: 'eva', marcas: ['Hikvision'] };
  const others = { ejecutivo: 'otro', marcas: ['Dahua', 'Hikvision'] };
  const whoReach = (sale: typeof mine, marcas: string[]) =>
    PERFILES.filter((perfil) => reachesSale(sale, someone(perfil, { _id: 'eva', marcas })));
  const outside = ['Reseller', 'Cliente', 'Proveedor'];
  const house = PERFILES.filter((perfil) => !outside.includes(perfil));
  expect(whoReach(mine, [])).toEqual(house);
  // A brand is only of who looks after it: a seller's account may name brands as well.
  expect(whoReach(others, ['Hikvision'])).toEqual(house.filter((perfil) => perfil !== 'Ejecutivo de Ventas'));
  expect(whoReach(others, [])).toEqual(
    house.filter((perfil) => perfil !== 'Ejecutivo de Ventas' && perfil !== 'Brand Manager'),
  );
});
