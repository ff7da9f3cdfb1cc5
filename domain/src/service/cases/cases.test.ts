import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import {
  approveCase,
  assignTechnician,
  deliverCase,
  noteDiagnosis,
  receiveCase,
  rejectCase,
  resolveCase,
  returnUnits,
  startDiagnosis,
} from './advance-case.ts';
import { holdsSerial, type Rma, serviceCase } from './case.ts';
import { SERIE, saleGiven, soldOrder } from './case.testing.ts';
import { createCase } from './create-case.ts';
import { visibleCase } from './guards.ts';
import { enGarantia } from './parts.ts';
import { notSold, saleOf } from './sale.shared.ts';

const tech = someone('Servicio Tecnico');
const seller = someone('Ejecutivo de Ventas', { _id: 'u-ejecutivo' });
const now = '2026-03-02T12:00:00.000Z';
const typed = {
  pedido: 77,
  linea: 1,
  cantidad: 1,
  falla: 'No enciende' as const,
  descripcion: 'Murió',
  accesorios: '',
};
const create = (lineas: readonly object[], ventas = lineas.map(() => saleGiven(soldOrder()))) => ({
  request: { accion: 'rma' as const, rma: { lineas: lineas as (typeof typed)[] } },
  user: tech,
  now,
  facts: { number: 7, ventas },
});
/** A case of a unit with its serial and of two units without. */
function opened(): Story {
  const story = new Story();
  story.does(
    createCase,
    create([
      { ...typed, serie: SERIE.toLowerCase() },
      { ...typed, cantidad: 2 },
    ]),
  );
  return story;
}
const stateOf = ({ log }: Story): Rma => foldAll(serviceCase, log)!;
const id = 7;
const to = { user: tech, facts: undefined, now };

test('a sale says to whom, by which invoice, and until when it is under warranty', () => {
  expect(saleGiven(soldOrder())).toMatchObject({
    cliente: { _id: '9', nombre: 'Alarmas Sur' },
    vendido: '2026-01-05',
    garantia_hasta: '2027-01-05',
    series: [SERIE],
  });
  expect([
    enGarantia({ garantia_hasta: '2027-01-05' }, '2027-01-05'),
    enGarantia({ garantia_hasta: '2027-01-05' }, '2027-01-06'),
  ]).toEqual([true, false]);
  const { factura: _, ...unbilled } = soldOrder();
  expect(notSold(unbilled)).toMatch(/no está facturado/);
  expect(notSold({ ...soldOrder(), estatus: 'Anulado' })).toMatch(/anulado/);
  const { picking } = soldOrder();
  const short = { ...picking!, lineas: { 1: { ...picking!.lineas[1]!, faltante: 2 } } };
  expect(saleGiven({ ...soldOrder(), picking: short }).cantidad).toBe(1);
  const missing = saleOf(soldOrder(), 9);
  expect(isRejection(missing) && missing.mensaje).toMatch(/no tiene línea 9/);
});

test('a case keeps the serial as it was sold, and belongs to the customer and the seller of the sale', () => {
  const c = stateOf(opened());
  expect(c).toMatchObject({ estado: 'Solicitado', cliente: { _id: '9' }, ejecutivo: { _id: 'u-ejecutivo' } });
  expect(c.lineas.map(({ serie, cantidad }) => [serie, cantidad])).toEqual([
    [SERIE, 1],
    [null, 2],
  ]);
});

test('what was not sold so is refused with what to do', () => {
  const refused = (lineas: readonly object[], ventas?: ReturnType<typeof saleGiven>[]) =>
    refusal(decideGiven(createCase, [], create(lineas, ventas))).mensaje;
  expect(refused([{ ...typed, serie: 'OTRA' }])).toMatch(/OTRA no salió en la línea 1 del Pedido N° 77/);
  expect(refused([{ ...typed, serie: SERIE, cantidad: 2 }])).toMatch(/deja la cantidad en 1/);
  expect(refused([{ ...typed, cantidad: 4 }])).toMatch(/se vendieron 3/);
  expect(
    refused([
      { ...typed, serie: SERIE },
      { ...typed, serie: SERIE },
    ]),
  ).toMatch(/está dos veces/);
  expect(
    refused([
      { ...typed, cantidad: 2 },
      { ...typed, cantidad: 2 },
    ]),
  ).toMatch(/el RMA lleva 4/);
  const other = { ...saleGiven(soldOrder()), cliente: { _id: '8', nombre: 'Otra' } };
  expect(refused([typed, typed], [saleGiven(soldOrder()), other])).toMatch(/Abre un RMA por cliente/);
});

test('each state has its way on and no other', () => {
  const story = opened();
  const early = refusal(decideGiven(receiveCase, story.log, { ...to, request: { accion: 'recibir', id } }));
  expect(early.mensaje).toBe('El RMA N° 7 está en Solicitado: se puede sólo en Aprobado.');
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  expect(stateOf(story)).toMatchObject({ estado: 'En Diagnóstico', tecnico: { nombre: 'Servicio Tecnico' } });
  const resolve = (more: object) => ({
    ...to,
    request: { accion: 'resolver' as const, id, resolucion: 'Reparado' as const, detalle: 'Fuente nueva', ...more },
  });
  expect(refusal(decideGiven(resolveCase, story.log, resolve({}))).mensaje).toMatch(/Falta el diagnóstico de PN-1/);
  for (const linea of [1, 2])
    story.does(noteDiagnosis, { ...to, request: { accion: 'diagnostico', id, linea, diagnostico: 'Fuente' } });
  const blank = { ...to, request: { accion: 'diagnostico' as const, id, linea: 1, diagnostico: ' ' } };
  expect(refusal(decideGiven(noteDiagnosis, story.log, blank)).mensaje).toBe('Escribe el diagnóstico');
  expect(refusal(decideGiven(resolveCase, story.log, resolve({ linea: 9 }))).codigo).toBe('LINEA_NO_EXISTE');
  story.does(resolveCase, resolve({ linea: 1 }));
  expect(stateOf(story).estado).toBe('En Diagnóstico');
  story.does(resolveCase, resolve({ resolucion: 'Sin Falla' }));
  expect(stateOf(story)).toMatchObject({
    estado: 'Resuelto',
    lineas: [{ resolucion: 'Reparado' }, { resolucion: 'Sin Falla' }],
  });
  expect(holdsSerial(stateOf(story), '1', SERIE)).toBe(true);
  story.does(deliverCase, { ...to, request: { accion: 'entregar', id, recibe: 'Juan' } });
  expect(stateOf(story)).toMatchObject({ estado: 'Entregado', recibe: 'Juan' });
  expect(holdsSerial(stateOf(story), '1', SERIE)).toBe('never');
});

test('a rejected case says why, and is over', () => {
  const story = opened();
  const blank = { ...to, request: { accion: 'rechazar' as const, id } };
  expect(refusal(decideGiven(rejectCase, story.log, blank)).mensaje).toBe('Ingresa el motivo');
  story.does(rejectCase, { ...to, request: { accion: 'rechazar', id, motivo: 'Fuera de garantía' } });
  expect(stateOf(story)).toMatchObject({ estado: 'Rechazado', motivo_rechazo: 'Fuera de garantía' });
  const after = { ...to, request: { accion: 'aprobar' as const, id } };
  expect(refusal(decideGiven(approveCase, story.log, after)).codigo).toBe('ESTADO_NO_PERMITE');
});

test('given products on the bench → rejecting leaves them to be returned, once', () => {
  const story = opened();
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  story.does(rejectCase, { ...to, request: { accion: 'rechazar', id, motivo: 'Golpe del cliente' } });
  expect(stateOf(story)).toMatchObject({ estado: 'Rechazado', por_devolver: true });
  const giveBack = (recibe?: string) => ({ ...to, request: { accion: 'devolver' as const, id, recibe } as never });
  expect(refusal(decideGiven(returnUnits, story.log, giveBack())).codigo).toBe('RECIBE_OBLIGATORIO');
  story.does(returnUnits, giveBack('Juan'));
  expect(stateOf(story)).toMatchObject({ estado: 'Rechazado', por_devolver: false, recibe: 'Juan' });
  expect(refusal(decideGiven(returnUnits, story.log, giveBack('Juan'))).codigo).toBe('NADA_POR_DEVOLVER');
});

test('rejects the return of products when the case was rejected before they came', () => {
  const story = opened();
  story.does(rejectCase, { ...to, request: { accion: 'rechazar', id, motivo: 'No es nuestro' } });
  const giveBack = { ...to, request: { accion: 'devolver' as const, id, recibe: 'Juan' } };
  expect(refusal(decideGiven(returnUnits, story.log, giveBack)).codigo).toBe('NADA_POR_DEVOLVER');
});

test('a case is given to a technician, who keeps it when the diagnosis begins', () => {
  const story = opened();
  const assign = (perfil: 'Tecnico' | 'Finanzas') => ({
    ...to,
    request: { accion: 'asignar' as const, id, tecnico: 'teo' },
    facts: { _id: 'teo', nombre: 'Teo', perfil },
  });
  expect(refusal(decideGiven(assignTechnician, story.log, assign('Finanzas'))).mensaje).toMatch(/Teo es Finanzas/);
  story.does(assignTechnician, assign('Tecnico'));
  expect(events(decideGiven(assignTechnician, story.log, assign('Tecnico')))).toEqual([]);
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  expect(stateOf(story).tecnico).toEqual({ _id: 'teo', nombre: 'Teo' });
});

test('sellers see their own cases, brand managers those with a brand of theirs, the workshop all', () => {
  const c = stateOf(opened());
  const sees = (user: typeof tech) => !isRejection(visibleCase(c, user));
  expect([sees(tech), sees(seller), sees(someone('Ejecutivo de Ventas', { _id: 'leo' }))]).toEqual([true, true, false]);
  const manager = (marca: string) => someone('Brand Manager', { marcas: [marca] });
  expect([sees(manager('Hikvision')), sees(manager('Dahua'))]).toEqual([true, false]);
});
