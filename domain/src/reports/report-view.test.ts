import { events, refusal, someone, Story } from '../kernel/decision.testing.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { ReportViewShared } from './events.ts';
import { removeReportView } from './remove-report-view.ts';
import { shareReportView } from './share-report-view.ts';

const _id = '0b9c1f6e-58e2-4a53-9a2c-2f0f4b1d7a11';
const ana = { ...someone('Finanzas'), _id: 'ana', nombre: 'Ana' };
const beto = { ...someone('Brand Manager'), _id: 'beto', nombre: 'Beto' };
type Given = Parameters<typeof decideGiven>[1];
type Person = typeof ana;

const view = { informe: 'reportes-dinamicos-compras', nombre: 'Por proveedor', busqueda: 'filas=proveedor' } as const;
const shared = ReportViewShared({ ...view, _id, dueno: { _id: 'ana', nombre: 'Ana' } });
const share = (more: Partial<Record<keyof typeof view, string>> = {}, given: Given = [], user: Person = ana) =>
  decideGiven(shareReportView, given, {
    request: { accion: 'compartirvista', _id, ...view, ...more } as never,
    user,
    facts: undefined,
  });
const remove = (given: Given, user: Person = ana) =>
  decideGiven(removeReportView, given, { request: { accion: 'borrarvista', _id }, user, facts: undefined });

test('a view is shared with its owner, and a change of it stands in its place', () => {
  expect(events(share())).toEqual([shared]);
  expect(events(share({}, [shared]))).toEqual([]);
  expect(events(share({ busqueda: 'filas=marca' }, [shared]))[0]!.data).toMatchObject({ _id, busqueda: 'filas=marca' });
});

test('each change of one part is a change; the person hears what was done', () => {
  for (const more of [{ nombre: 'Otra' }, { informe: 'reportes-dinamicos-ventas' }])
    expect(events(share(more, [shared]))[0]!.data).toMatchObject(more);
  const story = new Story();
  const done = { user: ana, facts: undefined };
  const given = { accion: 'compartirvista', _id, ...view } as const;
  expect(story.does(shareReportView, { request: given, ...done })).toEqual({ mensaje: 'Vista compartida' });
  const taken = story.does(removeReportView, { request: { accion: 'borrarvista', _id }, ...done });
  expect(taken).toEqual({ mensaje: 'Vista borrada' });
});

test('what somebody shares nobody else changes or takes away, not even an Administrador', () => {
  for (const user of [beto, { ...someone('Administrador'), _id: 'jefa' }]) {
    expect(refusal(share({}, [shared], user as Person)).codigo).toBe('VISTA_AJENA');
    expect(refusal(remove([shared], user as Person))).toMatchObject({
      codigo: 'VISTA_AJENA',
      titulo: 'La vista es de otra persona',
      mensaje: 'La comparte Ana, y solo esa persona la cambia o la borra. Guarda la tuya con otro nombre.',
    });
  }
});

test('its owner takes it away, once; then its place is free', () => {
  const gone = events(remove([shared]));
  expect(gone.map(({ data }) => data)).toEqual([{ _id, nombre: 'Por proveedor' }]);
  expect(events(remove([shared, ...gone]))).toEqual([]);
  expect(events(share({}, [shared, ...gone], beto))).toHaveLength(1);
});

test('of a report that the profile does not make nothing is shared', () => {
  const marketing = { ...someone('Marketing'), _id: 'mia', nombre: 'Mía' } as Person;
  expect(refusal(share({}, [], marketing))).toMatchObject({
    codigo: 'INFORME_AJENO',
    titulo: 'No ves ese informe',
    mensaje: 'Tu perfil no ve ese informe. Comparte vistas de los que ves.',
  });
  expect(refusal(share({ informe: 'qlik' })).codigo).toBe('INFORME_AJENO');
  expect(events(share({ informe: 'reportes-dinamicos-ventas' }, [], marketing))).toHaveLength(1);
});

test.each([
  ['Ingresa un nombre', { nombre: '  ' }],
  ['El nombre lleva hasta 60 caracteres', { nombre: 'x'.repeat(61) }],
  ['El informe tiene demasiados filtros para guardarlo', { busqueda: 'x'.repeat(8001) }],
])('refused: %s', (message, more) => {
  const read = shareReportView.request.safeParse({ accion: 'compartirvista', _id, ...view, ...more });
  expect(read.error?.issues[0]?.message).toBe(message);
});
