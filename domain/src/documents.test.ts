import { documentStreams } from './document-streams.ts';
import { documents, orderCalls } from './documents.ts';
import { someone } from './kernel/decision.testing.ts';
import { documentCalls } from './kernel/document-calls.ts';
import { offer } from './kernel/document-actions.ts';
import type { Perfil } from './kernel/perfiles.ts';
import { foldAll } from './kernel/scenario.ts';
import { order } from './streams/order/order.ts';
import { created, goods, inRoom, invoiced, lineOf, validated } from './orders/order.testing.ts';
import type { DomainEvent } from './kernel/event.ts';

const offered = (perfil: Perfil, events: readonly DomainEvent[], past = false) =>
  offer(orderCalls.document.actions, orderCalls.actions, foldAll(order, events), someone(perfil), past);
const allowed = (perfil: Perfil, events: readonly DomainEvent[]) =>
  offered(perfil, events)
    .acciones.filter(({ permitida }) => permitida)
    .map(({ accion }) => accion);

test('goods that wait for the warehouse may be invoiced, but picking them comes next; work has no picking', () => {
  expect(allowed('Administrador', validated())).toContain('facturar');
  expect(offered('Administrador', validated()).principal).toBe('picking');
  const work = lineOf(1, goods('1', { servicio: true }), 1);
  expect(offered('Administrador', validated({ productos_pedido: [work] })).principal).toBe('facturar');
});

test('the next step of an order is whose it is to take, and nobody else has a primary action', () => {
  expect(offered('Cobrador', [created()]).principal).toBe('validar');
  expect(offered('Jefe de Bodega', [created()]).principal).toBeNull();
  expect(offered('Finanzas', inRoom()).principal).toBe('facturar');
  expect(offered('Cobrador', validated()).principal).toBeNull();
});

test('an action that its command would refuse is told with the reason of the refusal', () => {
  const { acciones } = offered('Administrador', validated());
  expect(acciones.find(({ accion }) => accion === 'validar')).toEqual({
    accion: 'validar',
    permitida: false,
    motivo: 'El pedido no se encuentra en estado Pendiente Validacion Administrativa',
  });
  expect(acciones.find(({ accion }) => accion === 'anular')).toEqual({ accion: 'anular', permitida: true });
  expect(allowed('Administrador', invoiced())).not.toContain('facturar');
});

test('what is not for a profile is not named at all, and an order of another day is only read', () => {
  expect(offered('Cobrador', [created()]).acciones.map(({ accion }) => accion)).not.toContain('anular');
  const past = offered('Administrador', [created()], true);
  expect(past.acciones.map(({ accion }) => accion)).toEqual(['pdf', 'etiquetas', 'documentos', 'historia']);
  expect(past.principal).toBeNull();
});

test.each(documents.map((calls) => [calls.document.name, calls] as const))(
  '%s: every command that it offers says when it is allowed, or that it always is',
  (_, { document, rules }) => {
    expect(Object.keys(rules.actions).sort()).toEqual(Object.keys(document.actions).sort());
    const [name, command] = Object.entries(rules.actions).find(
      ([, call]) => typeof call === 'object' && 'when' in call,
    )!;
    const careless = { ...rules, actions: { ...rules.actions, [name]: { ...(command as object), when: undefined } } };
    expect(() => documentCalls(document, careless as never)).toThrow('does not say when it is allowed');
  },
);

test('every document is among the streams that those see who load no decider, with its list', () => {
  const told = (all: readonly { readonly aggregate: { readonly name: string }; readonly list?: unknown }[]) =>
    new Map(all.map(({ aggregate, list }) => [aggregate.name, list]));
  expect(told(documentStreams)).toEqual(told(documents.map(({ rules }) => rules)));
});
