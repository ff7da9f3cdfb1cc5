import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { addPreferredPlace, removePreferredPlace } from './preferred-place.ts';
import { stock } from './stock.ts';

const facts = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const user = someone('Jefe de Bodega');
const add = (log: readonly DomainEvent[], ubicacion: string) =>
  decideGiven(addPreferredPlace, log, { request: { accion: 'agregar', producto: '1', ubicacion }, user, facts });
const remove = (log: readonly DomainEvent[], ubicacion: string) =>
  decideGiven(removePreferredPlace, log, { request: { accion: 'quitar', producto: '1', ubicacion }, user, facts });

test('a product prefers places in the order in which they were named, each once', () => {
  let log: DomainEvent[] = [];
  for (const place of ['B', 'A', 'B', 'C']) log = [...log, ...events(add(log, place))];
  expect(foldAll(stock, log).preferidas).toEqual(['B', 'A', 'C']);
  log = [...log, ...events(remove(log, 'A')), ...events(remove(log, 'Z'))];
  expect(log).toHaveLength(4);
  expect(foldAll(stock, log)).toMatchObject({ preferidas: ['B', 'C'], bodegas: {} });
});

test('more than anybody looks through are refused', () => {
  let log: DomainEvent[] = [];
  for (let n = 0; n < 20; n++) log = [...log, ...events(add(log, `P${n}`))];
  expect(refusal(add(log, 'P20')).codigo).toBe('DEMASIADAS_UBICACIONES');
});
