import type { EventContext } from '@power/domain/kernel/event';
import {
  QuotationAccepted,
  QuotationAlertFired,
  QuotationLinesJudged,
  QuotationOpened,
  QuotationQuestionAsked,
} from '@power/domain/quotations/events';
import { refOf } from '@power/domain/quotations/quotation';
import { quoted } from '@power/domain/quotations/quotation.testing';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import alertFirings from '../quotations/alert-firing-list.ts';
import quotationNotices from './quotation-notices.ts';

const first = quoted();
const cotizacion = refOf(first.data as never);
const seller = cotizacion.ejecutivo._id;
const change = { cotizacion, estado: 'Vigente' as const };
const fecha = '2026-01-05T12:00:00.000Z';
const context = (user = 'anonimo', at = new Date().toISOString()): EventContext => ({
  stream: 'quotation-501',
  version: 1,
  position: 9n,
  at,
  recordedAt: at,
  user,
  nombre: 'Ana',
  perfil: 'Administrador',
  commandId: 'c',
});

async function told(event: { readonly type: string; readonly data: unknown }, at = context()) {
  const issued: Record<string, unknown>[] = [];
  const tools = trialTools((name, request) => {
    issued.push({ name, ...request });
    return Promise.resolve({ ok: true });
  });
  await quotationNotices.reactions.find((r) => r.type === event.type)!.react(event.data as never, at, tools);
  return issued;
}

test('the seller hears of what the customer does, with the way to the quotation; of later openings no more', async () => {
  const opened = (primera: boolean) => QuotationOpened({ ...change, fecha, primera });
  expect(await told(opened(true))).toMatchObject([
    { usuarios: [seller], tipo: 'cotizacion_abierta', enlace: 'listado-cotizaciones?ncot=501' },
  ]);
  expect(await told(opened(false))).toEqual([]);
  const question = { pregunta: 1, linea: 1, part_number: 'PN-1', texto: '¿Stock?', nombre: 'Carla', fecha };
  expect(await told(QuotationQuestionAsked({ ...change, ...question }))).toMatchObject([
    { comentario: 'Carla, de Alarmas Sur, pregunta por PN-1.', comentario_adicional: '¿Stock?' },
  ]);
  const accepted = QuotationAccepted({ ...change, nombre: 'Carla', rut: '1-9', version_guardada: 1, fecha });
  expect(await told(accepted)).toMatchObject([{ tipo: 'cotizacion_aceptada', usuarios: [seller] }]);
  expect(await told(accepted, context('anonimo', fecha))).toEqual([]);
});

test('prices that wait are told to whoever validates, and the verdict to the seller alone', async () => {
  expect(await told(first)).toMatchObject([
    { permiso: 'validar', enlace: 'listado-cotizaciones?ncot=501&ver=validar' },
  ]);
  const judged = QuotationLinesJudged({
    ...change,
    usuario: { _id: 'ana', nombre: 'Ana' },
    comentario: null,
    lineas: [
      {
        linea: 1,
        aprobada: false,
        part_number: 'PN-1',
        cantidad: 3,
        valor_propuesto: 1,
        precio: 2,
        precio_lista: 2,
        pmp: 1,
        motivo: 'No',
      },
    ],
  });
  expect(await told(judged, context('ana'))).toMatchObject([
    { usuarios: [seller], comentario: 'Ana rechazó 1 de 1 precios de Alarmas Sur.' },
  ]);
  expect(await told(judged, context(seller))).toEqual([]);
});

test('an alert is pushed to the accounts in its list, and to nobody where there is none', () => {
  const alerta = {
    _id: '1',
    nombre: 'Grandes',
    modo: 'mayor',
    divisa: 'CLP',
    valor: 5,
    listaEmail: ['a@p.test'],
  } as const;
  const fired = (usuarios: string[]) =>
    QuotationAlertFired({ cotizacion, alerta: { ...alerta, listaEmail: ['a@p.test'] }, total: 9, usuarios, fecha });
  const frames = (usuarios: string[]) =>
    alertFirings
      .announcements!.find((a) => a.type === 'QuotationAlertFired')!
      .frames(fired(usuarios).data as never, {} as never);
  expect(frames(['u-ana'])).toEqual([
    {
      evento: 'alertaCotizaciones',
      datos: { number: 501, alerta: { modo: 'mayor', divisa: 'CLP', valor: 5, listaEmail: ['a@p.test'] } },
      para: { usuarios: ['u-ana'] },
    },
  ]);
  expect(frames([])).toEqual([]);
});
