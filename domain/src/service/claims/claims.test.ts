import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { serviceCase } from '../cases/case.ts';
import { SERIE, saleGiven, soldOrder } from '../cases/case.testing.ts';
import { RmaApproved, RmaReceived, RmaRequested } from '../cases/events.ts';
import { advanceClaim } from './advance-claim.ts';
import { openClaim } from './open-claim.ts';

const tech = someone('Servicio Tecnico');
const rma = { _id: '7', number: 7 };
const persona = { _id: 'eva', nombre: 'Eva' };
const { producto, pedido, factura, vendido, garantia_hasta } = saleGiven(soldOrder());
const received: readonly DomainEvent[] = [
  RmaRequested({
    ...rma,
    cliente: { _id: 'c', nombre: 'Alarmas Sur' },
    ejecutivo: persona,
    observacion: '',
    creado_por: persona,
    createdAt: '2026-03-02T12:00:00.000Z',
    lineas: [
      {
        linea: 1,
        producto,
        serie: SERIE,
        cantidad: 1,
        pedido,
        factura,
        vendido,
        garantia_hasta,
        falla: 'No enciende',
        descripcion: 'Murió',
        accesorios: '',
      },
    ],
  }),
  RmaApproved({ rma }),
  RmaReceived({ rma }),
];
const facts = { proveedor: { _id: 'p1', nombre: 'Hikvision' } };
const open = (given: readonly DomainEvent[], more: object = {}, user = tech) =>
  decideGiven(openClaim, given, {
    request: { accion: 'reclamo', id: 7, linea: 1, proveedor: 'p1', motivo: 'No enciende', ...more },
    user,
    facts,
  });
const advance = (given: readonly DomainEvent[], paso: string, more: object = {}) =>
  decideGiven(advanceClaim, given, {
    request: { accion: 'avanzarreclamo', id: 7, n: 1, paso: paso as 'Enviado', detalle: '', ...more },
    user: tech,
    facts: undefined,
  });
const and = (given: readonly DomainEvent[], more: ReturnType<typeof open>) => [
  ...given,
  ...(events(more) as readonly DomainEvent[]),
];
const claimOf = (log: readonly DomainEvent[]) => foldAll(serviceCase, log)!.reclamos[0];

test('a claim is opened, sent, accepted with what the supplier gives, and closed; the case shows each step', () => {
  let log = and(received, open(received));
  expect(claimOf(log)).toMatchObject({ estado: 'Abierto', proveedor: { nombre: 'Hikvision' }, serie: SERIE });
  log = and(log, advance(log, 'Enviado', { detalle: 'HK-881' }));
  expect(claimOf(log)).toMatchObject({ estado: 'Enviado', referencia: 'HK-881' });
  expect(refusal(advance(log, 'Aceptado', { detalle: 'Envían otra' })).codigo).toBe('ENTREGA_OBLIGATORIA');
  log = and(log, advance(log, 'Aceptado', { detalle: 'Envían otra', entrega: 'Reemplazo' }));
  log = and(log, advance(log, 'Cerrado', { detalle: 'Llegó' }));
  expect(claimOf(log)).toMatchObject({
    estado: 'Cerrado',
    entrega: 'Reemplazo',
    respuesta: 'Envían otra',
    cierre: 'Llegó',
  });
  // It is over: the same product may be claimed again, and nothing more happens to this one.
  expect(refusal(advance(log, 'Cerrado', { detalle: 'x' })).codigo).toBe('SIN_RECLAMOS');
  expect(events(open(log))).toHaveLength(1);
});

test('a product has one claim under way at a time; one that was refused may be made again', () => {
  let log = and(received, open(received));
  expect(refusal(open(log)).mensaje).toContain('ya se reclamó a Hikvision y está Abierto');
  expect(refusal(advance(log, 'Aceptado', { detalle: 'x', entrega: 'Reemplazo' })).mensaje).toBe(
    'El reclamo a Hikvision está Abierto: puede quedar Enviado o Cerrado.',
  );
  log = and(log, advance(log, 'Enviado'));
  expect(refusal(advance(log, 'Rechazado')).mensaje).toBe('Escribe qué respondió el proveedor');
  log = and(log, advance(log, 'Rechazado', { detalle: 'Daño por el cliente' }));
  expect(events(open(log))).toHaveLength(1);
});

test.each([
  [{ linea: 9 }, 'LINEA_NO_EXISTE'],
  [{ motivo: '' }, 'MOTIVO_OBLIGATORIO'],
])('a claim of %j is refused: %s', (more, codigo) => {
  expect(refusal(open(received, more)).codigo).toBe(codigo);
});

test('before the products are here nothing is claimed; a case of others is as if it were not there', () => {
  expect(refusal(open(received.slice(0, 2))).codigo).toBe('ESTADO_NO_PERMITE');
  expect(refusal(open(received, {}, someone('Ejecutivo de Ventas', { _id: 'otra' }))).codigo).toBe('RMA_NO_EXISTE');
  expect(refusal(advance([], 'Enviado')).codigo).toBe('RMA_NO_EXISTE');
  expect(refusal(advance(received, 'Enviado')).codigo).toBe('SIN_RECLAMOS');
});
