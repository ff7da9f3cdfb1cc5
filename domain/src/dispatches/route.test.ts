import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { addStops } from './add-stops.ts';
import { cancelRoute } from './cancel-route.ts';
import { changeRoute } from './change-route.ts';
import { departRoute } from './depart-route.ts';
import { type LoadFacts, loadStop } from './load-stop.ts';
import { orderStops } from './order-stops.ts';
import { planRoute } from './plan-route.ts';
import { notRoutable } from './planned-stop.ts';
import { removeStop } from './remove-stop.ts';
import { departedRoute, loadedRoute, plannedRoute, waiting } from './route.testing.ts';
import type { Order } from '../streams/order/order.ts';
import { holdsOrder, route } from './route.ts';

const user = someone('Jefe de Bodega');
const in_ = (comuna: string) => ({
  direccion_despacho: { calle: 'Uno 1', comuna, region: 'Metropolitana', referencia: '' },
});
const load = (given: Parameters<typeof decideGiven>[1], codigo: string, embalaje?: LoadFacts['embalaje']) =>
  decideGiven(loadStop, given, { request: { accion: 'cargar', id: 1, codigo }, user, facts: { embalaje } });

test('a route keeps the orders of a commune together, and knows what is collected at the door', () => {
  const [planned] = events(
    decideGiven(planRoute, [], {
      request: {
        accion: 'simple',
        fecha: '2026-02-10',
        chofer: 'Luis',
        patente: 'kxtr42',
        pedidos: [3, 1, 2],
        cobrar: [1],
      },
      user,
      facts: {
        number: 9,
        pedidos: [waiting(3, in_('Ñuñoa')), waiting(1, in_('La Reina')), waiting(2, in_('Ñuñoa'))],
      },
    }),
  );
  expect(planned!.data).toMatchObject({ number: 9, patente: 'KXTR42' });
  const paradas = planned!.data['paradas'] as { linea: number; cobrar: number; pedido: { number: number } }[];
  expect(paradas.map((p) => [p.linea, p.pedido.number, p.cobrar > 0])).toEqual([
    [1, 1, true],
    [2, 3, false],
    [3, 2, false],
  ]);
});

test('what is not waiting, or goes by courier, is refused with what to do instead', () => {
  expect(notRoutable(undefined, 4)).toBe('El Pedido N° 4 no existe.');
  expect(notRoutable(waiting(4, { estatus: 'En Ruta' }), 4)).toContain('su estado es En Ruta');
  expect(notRoutable(waiting(4, { tipo_entrega: 'COURIER' }), 4)).toContain('va por courier');
  expect(notRoutable(waiting(4), 4)).toBeUndefined();
});

test('packages are loaded by their label; a wrong one cannot pass, a second reading changes nothing', () => {
  expect(refusal(load(plannedRoute(), 'P|99')).mensaje).toBe(
    'El Pedido N° 99 no va en el Despacho N° 1. No lo cargues.',
  );
  expect(refusal(load(plannedRoute(), 'S|123')).codigo).toBe('LECTURA_DESCONOCIDA');
  const loaded = [...plannedRoute(), ...(events(load(plannedRoute(), 'p|77')) as never[])];
  expect(foldAll(route, loaded)).toMatchObject({
    estado: 'Cargando',
    paradas: [{ cargada: true }, { cargada: false }],
  });
  expect(load(loaded, '77')).toEqual([]);
});

test('a package is loaded by its own label, and the stop with the last one of its order', () => {
  const parcelOf = (number: number, pedido = 77, estado: 'Abierto' | 'Cerrado' | 'Anulado' = 'Cerrado') => ({
    number,
    de: { estado, pedido, hermanos: [12, 13] },
  });
  const of = (given: Parameters<typeof decideGiven>[1], embalaje: LoadFacts['embalaje']) =>
    load(given, `E|${embalaje!.number}`, embalaje);
  const said = (given: Parameters<typeof decideGiven>[1], embalaje: LoadFacts['embalaje']) =>
    refusal(of(given, embalaje));
  expect(said(plannedRoute(), { number: 99 })).toMatchObject({
    codigo: 'EMBALAJE_DESCONOCIDO',
    mensaje: 'El embalaje N° 99 no es de ningún pedido. Apártalo y revísalo en Embalajes.',
  });
  expect(said(plannedRoute(), parcelOf(12, 99)).mensaje).toBe(
    'El embalaje N° 12 es del Pedido N° 99, que no va en el Despacho N° 1. No lo cargues.',
  );
  expect(said(plannedRoute(), parcelOf(12, 77, 'Abierto')).codigo).toBe('EMBALAJE_ABIERTO');
  expect(said(plannedRoute(), parcelOf(12, 77, 'Anulado')).codigo).toBe('EMBALAJE_VACIO');
  const story = new Story(plannedRoute());
  const scan = (embalaje: LoadFacts['embalaje']) => ({
    request: { accion: 'cargar' as const, id: 1, codigo: 'E|1' },
    user,
    facts: { embalaje },
  });
  expect(story.does(loadStop, scan(parcelOf(12)))).toEqual({
    mensaje: 'Cargado: de este pedido falta el embalaje 13',
  });
  expect(foldAll(route, story.log)).toMatchObject({
    estado: 'Cargando',
    paradas: [{ cargada: false, embalajes: [12] }, { cargada: false }],
  });
  expect(said(story.log, parcelOf(12)).mensaje).toBe('El embalaje N° 12 ya está cargado, con el Pedido N° 77.');
  expect(story.does(loadStop, scan(parcelOf(13)))).toEqual({ mensaje: 'Cargado: falta 1' });
  expect(foldAll(route, story.log)!.paradas[0]).toMatchObject({ cargada: true, embalajes: [12, 13] });
});

test('it leaves with everything loaded, and not before', () => {
  const leave = (given: ReturnType<typeof plannedRoute>, ...pedidos: readonly Order[]) =>
    decideGiven(departRoute, given, { request: { accion: 'salir', id: 1 }, user, facts: { pedidos } });
  expect(refusal(leave(plannedRoute())).mensaje).toContain('Falta cargar los pedidos 77 y 78.');
  expect(events(leave(loadedRoute())).map((e) => e.type)).toEqual(['RouteDeparted']);
  const bare = waiting(77, { facturado: false });
  expect(refusal(leave(loadedRoute(), bare, waiting(78)))).toMatchObject({
    codigo: 'SIN_DOCUMENTO',
    mensaje:
      'El Pedido N° 77 va sin factura ni guía de despacho. Factúralo o emite su guía (52), o quítalo del despacho.',
  });
  expect(events(leave(loadedRoute(), { ...bare, guia: {} as never }, waiting(78)))).toHaveLength(1);
  expect(refusal(leave(departedRoute())).mensaje).toBe('El Despacho N° 1 está En Ruta.');
});

test('until it leaves it is put together: header, stops, their order; or annulled with a reason', () => {
  const story = new Story(plannedRoute());
  const state = () => foldAll(route, story.log)!;
  story.does(changeRoute, { request: { accion: 'simple', id: 1, chofer: 'Hugo' }, user, facts: undefined });
  story.does(addStops, {
    request: { accion: 'agregar', id: 1, pedidos: [77, 79], cobrar: [] },
    user,
    facts: { pedidos: [waiting(77), waiting(79)] },
  });
  story.does(orderStops, { request: { accion: 'ordenar', id: 1, orden: [3, 1, 2] }, user, facts: undefined });
  story.does(removeStop, { request: { accion: 'quitar', id: 1, linea: 1 }, user, facts: undefined });
  expect(state()).toMatchObject({ chofer: 'Hugo', quitados: ['77'] });
  expect(state().paradas.map((p) => p.pedido.number)).toEqual([79, 78]);
  const again = decideGiven(orderStops, story.log, {
    request: { accion: 'ordenar', id: 1, orden: [1, 2] },
    user,
    facts: undefined,
  });
  expect(refusal(again).codigo).toBe('PARADAS_DISTINTAS');
  const annul = (given: typeof story.log, motivo: string) =>
    decideGiven(cancelRoute, given, { request: { accion: 'anular', id: 1, motivo }, user, facts: undefined });
  expect(refusal(annul(story.log, ' ')).mensaje).toBe('Ingresa el motivo');
  expect(events(annul(story.log, 'Sin camión'))).toHaveLength(1);
  expect(refusal(annul(departedRoute(), 'x')).codigo).toBe('ESTADO_NO_PERMITE');
});

test('an order is held by a route until its stop is settled, taken out, or the route annulled', () => {
  const state = foldAll(route, plannedRoute())!;
  expect([holdsOrder(undefined, '77'), holdsOrder(state, '77'), holdsOrder(state, '99')]).toEqual([false, true, false]);
  const [first, second] = state.paradas;
  expect(holdsOrder({ ...state, paradas: [{ ...first!, estado: 'Rechazada' }, second!] }, '77')).toBe('never');
  expect(holdsOrder({ ...state, paradas: [second!], quitados: ['77'] }, '77')).toBe('never');
  expect(holdsOrder({ ...state, estado: 'Anulado' }, '77')).toBe('never');
});

test('who has nothing to do with routes is told that there is none', () => {
  const seller = someone('Ejecutivo de Ventas');
  expect(
    refusal(
      decideGiven(loadStop, plannedRoute(), {
        request: { accion: 'cargar', id: 1, codigo: '77' },
        user: seller,
        facts: { embalaje: undefined },
      }),
    ).codigo,
  ).toBe('DESPACHO_NO_EXISTE');
});
