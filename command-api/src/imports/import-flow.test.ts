import { customer } from '@power/domain/customers/customer';
import { customerImport } from '@power/domain/customers/customer-import.shared';
import { spreadsheetImport } from '@power/domain/imports/import.shared';
import { checkRows } from '@power/domain/kernel/import-kind';
import { openSpine, person } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const row = { legalcode: '76.296.177-6', nombre: 'Alarmas Sur', cupo: '1.500.000', calle: 'Uno 1', comuna: 'nunoa' };
const read = (valores: object) => {
  const { good, wrong } = checkRows(customerImport, [{ fila: 7, valores: { ...valores } }]);
  return good[0]?.values ?? wrong[0]!.errores;
};
const importRow = async (spine: Awaited<ReturnType<typeof openSpine>>, valores: object, id: string) =>
  spine.issue(ADMIN, 'import-customer', { accion: 'importar', fila: read(valores) }, id);

test('a row makes a customer, a later one completes it, an empty cell changes nothing', async () => {
  const spine = await openSpine();
  expect(await importRow(spine, row, 'i/1')).toMatchObject({ ok: true, resultado: 'nuevo' });
  expect(await importRow(spine, row, 'i/2')).toMatchObject({ ok: true, resultado: 'sin_cambio' });
  expect(await importRow(spine, { ...row, cupo: '', giro: 'Seguridad', contacto: 'Ana' }, 'i/3')).toMatchObject({
    ok: true,
    resultado: 'modificado',
  });
  expect(await spine.state(customer, '1')).toMatchObject({
    legalcode: '76.296.177-6',
    cupo: 1_500_000,
    giro: 'Seguridad',
    direcciones: [{ nombre: 'Casa matriz', calle: 'Uno 1', comuna: 'Ñuñoa', region: 'Metropolitana de Santiago' }],
    contactos: [{ nombre: 'Ana' }],
  });
});

test('the same row again, after a lost answer, answers the same and writes nothing', async () => {
  const spine = await openSpine();
  const first = await importRow(spine, row, 'i/1');
  const written = (spine.log as unknown as { all: readonly unknown[] }).all.length;
  expect(await importRow(spine, row, 'i/1')).toMatchObject({ resultado: first.resultado });
  expect((spine.log as unknown as { all: readonly unknown[] }).all).toHaveLength(written);
});

test('what nobody knows is refused in a sentence, and nothing of the row is written', async () => {
  const spine = await openSpine();
  expect(await importRow(spine, { ...row, ejecutivo: 'nadie@power.test' }, 'i/1')).toMatchObject({
    ok: false,
    mensaje: 'Nadie tiene el correo nadie@power.test. Revisa la columna del ejecutivo.',
  });
  expect(await importRow(spine, { ...row, condicion_pago: '999' }, 'i/2')).toMatchObject({
    ok: false,
    mensaje: 'La condición de pago 999 no existe. Elige una de la lista.',
  });
  expect((spine.log as unknown as { all: readonly unknown[] }).all).toHaveLength(0);
});

test.each([
  [{ legalcode: '76.296.177-5' }, 'RUT: El RUT no es válido: revisa el dígito verificador'],
  [{ cupo: -5 }, 'Cupo: Debe ser 0 o más'],
  [{ cupo: 1e12 }, 'Cupo: Debe ser 100.000.000.000 o menos'],
  [{ nombre: '=A1&B1' }, 'Nombre: es una fórmula; pega su valor'],
  [{ nombre: '' }, 'Nombre: falta el valor'],
  [{ comuna: 'Santigo' }, 'Comuna: «Santigo» no es una comuna de Chile'],
  [{ comuna: '' }, 'Comuna: falta la de la dirección'],
  [{ email: 'ventas' }, 'Correo: «ventas» no es un correo'],
  [{ tipo_cliente: 'Oro' }, 'Tipo de cliente: Debe ser Integrador, Tienda, Mobile, Silver, Gold, Platinum'],
])('a wrong cell is told by its column: %j', (more, sentence) => {
  expect(read({ ...row, ...more })).toEqual([sentence]);
});

test('the former ERP sends its customers under its own column names; wrong ones are told, the rest follows in parts', async () => {
  const spine = await openSpine();
  const clientes = [
    {
      legalCode: '76.296.177-6',
      name: 'Alarmas Sur',
      business: 'Seguridad',
      Tipo: 'INTEGRADOR',
      address: 'Uno 1',
      district: 'Ñuñoa',
      zona: 'Centro',
    },
    { legalCode: '1-2', name: 'Nadie' },
  ];
  const load = () => spine.issue(ADMIN, 'load-erp-customers', { accion: 'cargar', clientes }, 'carga');
  // A column that nobody knows is told, not left out in silence.
  expect(await load()).toMatchObject({
    ok: true,
    mensaje: 'La importación de 1 cliente está en marcha. Sin importar: zona.',
    _id: 'carga',
    filas: 1,
    rechazados: 1,
    sin_campo: ['zona'],
  });
  const [, , named] = await spine.log.read('import-carga');
  expect(named?.data).toMatchObject({ filas: [{ valores: { tipo_cliente: 'Integrador', giro: 'Seguridad' } }] });
  expect(await load()).toMatchObject({ ok: true, _id: 'carga', filas: 1 });
  const report = { accion: 'avance', id: 'carga', parte: 0, nuevos: 1, modificados: 0, sin_cambio: 0, rechazados: [] };
  expect(await spine.issue(ADMIN, 'report-import', report)).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'report-import', report)).toMatchObject({ ok: true });
  expect(await spine.state(spreadsheetImport, 'carga')).toMatchObject({
    nuevos: 1,
    partes: [1],
    hechas: [0],
    rechazados: [{ fila: 2, errores: ['RUT: El RUT no es válido: revisa el dígito verificador'] }],
  });
  expect(await spine.issue(ADMIN, 'load-erp-customers', { clientes: [clientes[1]!] })).toMatchObject({
    ok: false,
    mensaje: 'Ninguna fila se puede importar. Fila 2: RUT: El RUT no es válido: revisa el dígito verificador'.replace(
      'Fila 2',
      'Fila 1',
    ),
  });
});
