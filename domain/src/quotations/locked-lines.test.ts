import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { createQuotation } from './create-quotation.ts';
import { editQuotation } from './edit-quotation.ts';
import { changeQuantity, unitsOfNew } from './line-rules.ts';
import { freshLine } from './lines.ts';
import { quotation } from './quotation.ts';
import { facts, inPesos, quotable, sold } from './quotation.testing.ts';

const named = someone('Ejecutivo de Ventas');
const seller = { ...named, permisos: { ...named.permisos, validar: false } };
const judge = { ...named, permisos: { ...named.permisos, validar: true } };
const fixed = { ...facts, productos: { ...facts.productos, 1: quotable(sold('1'), { modificable: false }) } };
const FIXED = { titulo: 'No se puede Modificar', mensaje: 'Esta línea no se puede Modificar' };

const create = (line: object, user = seller, of = facts) =>
  decideGiven(createQuotation, [], {
    request: {
      accion: 'crearsistema',
      cotizacion: { cliente: '9', productos_cotizacion: [{ producto: '1', cantidad: 2, ...line }] } as never,
    },
    user,
    facts: of,
  });
const past = (of = facts) => events(create({}, seller, of)) as never as DomainEvent[];
const edit = (given: DomainEvent[], line: object, user = seller) =>
  decideGiven(editQuotation, given, {
    request: {
      accion: 'editarsistema',
      expectedVersion: given.length - 1,
      cotizacion: { _id: 501, productos_cotizacion: [{ linea: 1, producto: '1', cantidad: 2, ...line }] },
    },
    user,
    facts,
  });
const lineOf = (log: DomainEvent[]) => foldAll(quotation, log)!.productos_cotizacion[0]!;

test('a product that is not modifiable is quoted in any quantity at its price, and then stays so', () => {
  expect(lineOf(past(fixed))).toMatchObject({ cantidad: 2, modificable: false });
  expect(refusal(create({ valor_propuesto: 990 }, seller, fixed))).toMatchObject(FIXED);
  expect(refusal(edit(past(fixed), { cantidad: 3 }))).toMatchObject(FIXED);
  expect(refusal(edit(past(fixed), { valor_total_propuesto: 9000 }))).toMatchObject(FIXED);
});

test('who validates prices locks a line as it was asked for, and opens it; nobody else does', () => {
  const shut = events(edit(past(), { valor_propuesto: 950, modificable: false }, judge)) as never as DomainEvent[];
  const log = [...past(), ...shut];
  expect(lineOf(log)).toMatchObject({ valor_propuesto: 950, modificable: false });
  expect(refusal(edit(log, { valor_propuesto: 960 }))).toMatchObject(FIXED);
  expect(refusal(edit(log, { modificable: true }))).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(refusal(edit(past(), { modificable: false }))).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(refusal(create({ modificable: false }))).toMatchObject({ codigo: 'SIN_PERMISO' });
  // What it is already is nothing that anybody decides.
  expect(events(edit(log, { comentario: 'Negro', modificable: false }))).toHaveLength(1);
  const open = events(edit(log, { cantidad: 3, modificable: true }, judge)) as never as DomainEvent[];
  expect(lineOf([...log, ...open])).toMatchObject({ cantidad: 3, modificable: true });
});

test('in the editor the units of a new line are chosen, whether its price is fixed or not', () => {
  const line = freshLine(
    { linea: 1, seccion: null, comentario: null, cantidad: 1 },
    quotable(sold('1'), { modificable: false }),
    inPesos(),
  );
  expect(unitsOfNew(line, 4, inPesos())).toMatchObject({ cantidad: 4, valor_total: 3760, modificable: false });
  expect(changeQuantity(unitsOfNew(line, 0, inPesos()), 0, inPesos())).toMatchObject({ titulo: 'Cantidad Incorrecta' });
});
