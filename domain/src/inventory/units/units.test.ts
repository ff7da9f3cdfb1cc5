import { refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { code, day, pesos, state, text } from '../../kernel/field.ts';
import { look } from '../../kernel/look.ts';
import { asked } from '../../kernel/master-row.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { annulUnits, changeUnits, createUnits } from './unit-commands.shared.ts';
import { unitDocument } from './unit-document.shared.ts';
import { unitRules } from './unit-rules.shared.ts';
import { unitAggregate, unitEvents } from './unit-stream.shared.ts';

const units = unitDocument({
  name: 'loan',
  kebab: 'loan',
  context: 'inventory',
  path: '/loans',
  page: 'prestamo',
  screen: 'prestamos',
  words: { uno: 'préstamo', muchos: 'préstamos', femenino: false },
  keepers: ['Administrador'],
  fields: {
    bodega: asked(code('Bodega'), { reference: { master: 'warehouse', field: 'codigo' } }),
    hasta: asked(day('Hasta', { nullable: true }), { required: false }),
    garantia: asked(pesos('Garantía'), { min: 1000 }),
    tipo: asked(state('Tipo', ['Demo', 'Muestra'])),
    nota: asked(text('Nota'), { required: false, lines: 2 }),
  },
  of: 'bodega',
  estados: ['Borrador', 'Anulado'],
  looks: { Borrador: look('neutral', 'pencil', 'Borrador'), Anulado: look('neutral', 'ban', 'Anulado') },
  actions: { editar: { label: 'Editar' }, historia: { label: 'Historia' }, anular: { label: 'Anular' } },
});
const events = unitEvents(units, 'Loan');
const aggregate = unitAggregate(units, events, []);
const kept = { units, events, aggregate };
const [create, change, annul] = [createUnits(kept), changeUnits(kept), annulUnits(kept, 'Borrador')];

const user = someone('Administrador');
const producto = { _id: 'cam', codigo: 'PM1', codigo_sap: 'A1', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' };
const facts = { number: 7, productos: { cam: { producto, servicio: false } } };
const header = { bodega: 'BOD', garantia: 5000, tipo: 'Demo' as const };
const documento = { ...header, lineas: [{ producto: 'cam', cantidad: 3 }] };
const lent = () => {
  const story = new Story();
  const { mensaje } = story.does(create, { request: { accion: 'documento', documento }, user, facts });
  return { story, mensaje };
};

test('commands, events, row and sheet follow from the fields: what may stay empty is empty in each', () => {
  const { story, mensaje } = lent();
  expect(mensaje).toBe('El préstamo N° 7 fue guardado');
  expect(story.log[0]).toMatchObject({ type: 'LoanDrafted', data: { ...header, hasta: null, nota: '', number: 7 } });
  expect(events.drafted.data.safeParse(story.log[0]!.data).success).toBe(true);
  const found = foldAll(aggregate, story.log)!;
  const row = units.list.rowOf(found);
  expect(row).toEqual({
    ...{ _id: '7', number: 7, estado: 'Borrador', ...header, hasta: null, nota: '', lineas: 1, unidades: 3 },
    ...{ creado_por: 'Administrador', createdAt: '2026-01-05T12:00:00.000Z' },
  });
  const of = { ...row, documento: found, updatedAt: '', version: 0 };
  expect(units.row.schema.safeParse(of).error).toBeUndefined();
  expect(Object.keys(units.shown.fields)).toEqual(Object.keys(units.row.fields).filter((name) => name !== 'documento'));
  const sheet = { ...found, version: 0, updatedAt: '', estatus_at: '' };
  expect(unitRules(kept).sheet.safeParse(sheet).error).toBeUndefined();
  expect(units.document.facts[0]!.of(sheet)).toEqual(header);
  expect(units.document.lines.of(sheet)).toEqual([{ linea: 1, part_number: 'CAM-1', nombre: 'Cámara', cantidad: 3 }]);
  expect([units.document.of(sheet), units.document.title(7)]).toEqual(['BOD', 'Préstamo N° 7']);
});

test('what a field refuses the command refuses in the words of its kind, and records are looked up', () => {
  const wrong = (more: object) => {
    const { error } = create.request.safeParse({ accion: 'documento', documento: { ...documento, ...more } });
    return error?.issues.map(({ path, message }) => [path.at(-1), message]);
  };
  expect(wrong({ garantia: 10 })).toEqual([['garantia', 'Debe ser 1.000 o más']]);
  expect(wrong({ tipo: 'Otro' })).toEqual([['tipo', 'Debe ser Demo, Muestra']]);
  expect(wrong({ lineas: [] })).toEqual([['lineas', 'Agrega al menos un producto']]);
  expect(wrong({ hasta: '' })).toBeUndefined();
  expect(create.refers).toEqual({ 'documento.bodega': { master: 'warehouse', field: 'codigo' } });
});

test('it is changed in its first state, by the fields that differ, and annulled with a reason', () => {
  const { story } = lent();
  const request = { accion: 'documento' as const, id: 7, documento: { ...documento, nota: 'Con caja' } };
  story.does(change, { request, user, facts });
  expect(story.log.at(-1)!.data).toEqual({
    ref: { _id: '7', number: 7 },
    antes: { nota: '' },
    cambios: { nota: 'Con caja' },
  });
  expect(decideGiven(change, story.log, { request, user, facts })).toEqual([]);
  const blank = { request: { accion: 'anular' as const, id: 7, motivo: ' ' }, user, facts: undefined };
  expect(refusal(decideGiven(annul, story.log, blank)).mensaje).toBe('Ingresa el motivo');
  story.does(annul, { ...blank, request: { ...blank.request, motivo: 'Repetido' } });
  expect(foldAll(aggregate, story.log)).toMatchObject({ estado: 'Anulado', motivo_anulacion: 'Repetido' });
  expect(refusal(decideGiven(change, story.log, { request, user, facts })).mensaje).toBe(
    'El Préstamo N° 7 está en Anulado: se puede sólo en Borrador.',
  );
});
