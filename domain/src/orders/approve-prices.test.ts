import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { mayCall } from '../kernel/call.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { type Perfil, PERFILES, permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { approvePrices } from './approve-prices.ts';
import { after, created, goods, lineOf, validated } from './order.testing.ts';
import { unapproved } from './unapproved.ts';

const waiting = (linea: number, precio_lista: number | null) => ({
  ...lineOf(linea, goods(String(linea)), 2, 900),
  precio_lista,
  requiere_validacion: true,
});
const given = () => [created({ productos_pedido: [waiting(1, 1000), lineOf(2, goods('2'), 1), waiting(3, null)] })];
const approve = (more = {}, past: readonly DomainEvent[] = given(), user = someone('Administrador')) =>
  decideGiven(approvePrices, past, {
    request: { accion: 'aprobarprecios', pedido: 77, ...more },
    user,
    facts: undefined,
  });

test('all prices that wait are approved at once, each kept beside its list price', () => {
  const [done, ...more] = events(approve());
  expect(done).toMatchObject({
    type: 'OrderPricesApproved',
    data: {
      estatus: 'Pendiente Validacion Administrativa',
      usuario: { nombre: 'Administrador' },
      comentario: null,
      lineas: [
        { linea: 1, part_number: 'PN-1', cantidad: 2, precio_venta: 900, precio_lista: 1000 },
        { linea: 3, part_number: 'PN-3', precio_lista: null },
      ],
    },
  });
  expect(more).toEqual([]);
});

test('one by one: the rest still waits, and the refusal of the validation names it', () => {
  const past = [...given(), ...(events(approve({ lineas: [1], comentario: 'Proyecto' })) as DomainEvent[])];
  const o = after(past);
  expect(o.productos_pedido.map((line) => line.validado)).toEqual([true, false, false]);
  expect(o.chat_validacion.map((m) => m.texto)).toEqual(['Proyecto']);
  expect(approvePrices.answer({ events: [], state: o }, {} as never).mensaje).toContain('quedan 1 por aprobar');
  expect(unapproved(o)).toMatchObject({
    codigo: 'PRECIOS_POR_APROBAR',
    mensaje:
      'El pedido no se validó: PN-3 a $900 (sin precio de lista, bajo el margen mínimo). Pide a quien valida los precios que los apruebe.',
  });
  const all = after([...past, ...(events(approve({}, past)) as DomainEvent[])]);
  expect(unapproved(all)).toBeUndefined();
  expect(approvePrices.answer({ events: [], state: all }, {} as never).mensaje).toContain('fueron aprobados');
});

test('only what waits is approved, and only before the validation', () => {
  expect(refusal(approve({ lineas: [1, 2] })).mensaje).toContain('La línea 2');
  expect(refusal(approve({}, [created()])).codigo).toBe('NADA_POR_APROBAR');
  expect(refusal(approve({}, validated())).codigo).toBe('ESTADO_NO_PERMITE');
  expect(refusal(approve({}, [])).codigo).toBe('PEDIDO_NO_EXISTE');
  expect(refusal(approve({}, given(), someone('Ejecutivo de Ventas'))).codigo).toBe('PEDIDO_NO_EXISTE');
});

test('the flag decides who may, and nobody from outside has it by accident', () => {
  const may = (perfil: Perfil, validar: boolean) =>
    mayCall(approvePrices.access, { perfil, permisos: { ...permisosOf(perfil), validar } });
  expect(PERFILES.filter((perfil) => may(perfil, permisosOf(perfil).validar))).toEqual(['Administrador']);
  expect(may('Pre-Venta', true)).toBe(true);
  for (const perfil of ['Reseller', 'Cliente', 'Proveedor'] as const) expect(may(perfil, true)).toBe(false);
});
