import { COST_FIELDS, withoutCosts, withoutFields } from './costs.ts';
import { permisosOf } from './perfiles.ts';

const admin = { permisos: permisosOf('Administrador') };
const seller = { permisos: permisosOf('Ejecutivo de Ventas') };
const data = { nombre: 'Cámara', pmp: 10, lineas: [{ costo: 3, precio: 5, caja: { factor_envio: 1.2, peso: 2 } }] };

test('costs leave at any depth for whoever may not see them, and for nobody else', () => {
  expect(withoutCosts(data, seller)).toEqual({ nombre: 'Cámara', lineas: [{ precio: 5, caja: { peso: 2 } }] });
  expect(withoutCosts(data, admin)).toBe(data);
});

test('every name that a cost has leaves', () => {
  for (const field of COST_FIELDS) expect(withoutCosts({ [field]: 1, otro: 2 }, seller)).toEqual({ otro: 2 });
});

test('what holds no fields passes as it is', () => {
  const costs = new Set(['costo']);
  const date = Object.assign(new Date(0), { costo: 1 });
  const kept = [null, 7, 'costo', date];
  expect(withoutFields(kept, costs)).toEqual(kept);
  expect((withoutFields([date], costs) as unknown[])[0]).toBe(date);
});
