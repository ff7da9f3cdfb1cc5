import { noteCollection } from '@power/domain/finance/collection/note-collection';
import { sendReminder } from '@power/domain/finance/collection/send-reminder';
import { TEMPLATES } from '@power/domain/finance/collection/templates.shared';
import { mayCall } from '@power/domain/kernel/call';
import { isRejection } from '@power/domain/kernel/rejection';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { agenda } from '@power/domain/calendar/agenda';
import { openSpine, person, stockedSpine } from '../kernel/spine.testing.ts';

const finance = person('Finanzas');
const NOW = '2026-03-02T15:00:00.000Z';
const facts = {
  cliente: { _id: '9', nombre: 'Alarmas Sur', email: 'Pagos@alarmas.cl' },
  ...{ saldo: 23_800, vencido: 11_900, facturas: [{ folio: 1204, vence: '2026-02-01', saldo: 11_900 }] },
};
const remind = (state: object, more: object = {}, known: object = facts) =>
  sendReminder.decide(
    state as never,
    sendReminder.request.parse({
      ...{ accion: 'recordatorio', cliente: '9', plantilla: 'Recordatorio', ...TEMPLATES.Recordatorio, ...more },
    }),
    { user: finance, now: NOW, commandId: 'c', facts: known } as never,
  );

test('a reminder names customer, what is overdue and each invoice; it goes to the address of the record, or to those named', () => {
  expect(remind({})).toMatchObject([
    {
      type: 'ReminderSent',
      data: {
        para: ['pagos@alarmas.cl'],
        mensaje: expect.stringMatching(
          /^Estimados Alarmas Sur:[^]*\$11\.900 vencidos[^]*Factura 1204, venció el 01-02-2026: \$11\.900$/,
        ),
      },
    },
  ]);
  expect(remind({}, { para: ['ana@alarmas.cl', 'ANA@alarmas.cl'] })).toMatchObject([
    { data: { para: ['ana@alarmas.cl'] } },
  ]);
});

test('rejects a reminder without address, of nothing overdue, and the same template twice on a day', () => {
  const codeOf = (decision: ReturnType<typeof remind>) => (isRejection(decision) ? decision.codigo : 'sent');
  expect(codeOf(remind({}, {}, { ...facts, cliente: { ...facts.cliente, email: '' } }))).toBe('CLIENTE_SIN_CORREO');
  expect(codeOf(remind({}, {}, { ...facts, vencido: 0 }))).toBe('NADA_QUE_COBRAR');
  expect(codeOf(remind({}, { plantilla: 'Estado de cuenta' }, { ...facts, vencido: 0 }))).toBe('sent');
  const today = { recordatorio: { dia: '2026-03-02', plantilla: 'Recordatorio', asunto: '', mensaje: '' } };
  expect(codeOf(remind(today))).toBe('YA_ENVIADO');
  expect(codeOf(remind(today, { plantilla: 'Segundo aviso' }))).toBe('sent');
});

test('the next action is in the calendar of whoever notes it, once', async () => {
  const spine = await stockedSpine([5], await openSpine());
  const note = (more: object, id?: string) =>
    spine.issue(
      finance,
      'note-collection',
      { accion: 'gestion', cliente: spine.cliente, comentario: 'Llamé', ...more },
      id,
    );
  const far = { fecha: '2026-01-20', accion: 'Llamar' };
  expect(await note({ fecha_prometida: '2026-01-15', proxima: far }, 'twice')).toMatchObject({ ok: true });
  expect(await note({ fecha_prometida: '2026-01-15', proxima: far }, 'twice')).toMatchObject({ ok: true });
  expect((await spine.state(agenda, finance._id)).eventos).toEqual(['twice']);
  expect(await note({ fecha_prometida: '2020-01-15' })).toMatchObject({ codigo: 'FECHA_INVALIDA' });
});

test('Administrador and Finanzas alone collect', () => {
  for (const { access } of [sendReminder, noteCollection])
    expect(PERFILES.filter((perfil) => mayCall(access, person(perfil)))).toEqual(['Administrador', 'Finanzas']);
});
