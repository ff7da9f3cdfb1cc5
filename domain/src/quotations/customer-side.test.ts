import { events, refusal, someone } from '../kernel/decision.testing.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { acceptQuotation } from './accept-quotation.ts';
import { askAboutQuotation } from './ask-about-quotation.ts';
import { answerQuestion } from './answer-question.ts';
import { changeQuotationClient } from './change-quotation-client.ts';
import { createQuotation } from './create-quotation.ts';
import { declineQuotation } from './decline-quotation.ts';
import { editQuotationHeader } from './edit-quotation-header.ts';
import { openSharedQuotation } from './open-shared-quotation.ts';
import { quotation } from './quotation.ts';
import { facts } from './quotation.testing.ts';
import { revokeQuotationLink } from './revoke-quotation-link.ts';
import { sendQuotation } from './send-quotation.ts';
import { setQuotationVisibility } from './set-quotation-visibility.ts';
import { shareQuotation } from './share-quotation.ts';
import { shownQuotation } from './shown-quotation.ts';

const seller = someone('Ejecutivo de Ventas');
const anybody = someone('Cliente');
const TOKEN = 'token-of-twenty-letters-at-least';
const link = { number: '501', token_hash: 'hash' };

const created = (lines: object[] = [{ producto: '1', cantidad: 2 }]): DomainEvent[] =>
  events(
    decideGiven(createQuotation, [], {
      request: { accion: 'crearsistema', cotizacion: { cliente: '9', productos_cotizacion: lines } as never },
      user: seller,
      facts,
    }),
  ) as never;
const share = (past: readonly DomainEvent[], user = seller, now?: string) =>
  decideGiven(shareQuotation, past, {
    request: { accion: 'crear', cotizacion: 501 },
    user,
    facts: { token_hash: 'hash' },
    ...(now && { now }),
  });
test('a link that this server can no longer make is issued anew, never handed out dead', () => {
  const past = shared();
  const again = (actual: string) =>
    events(
      decideGiven(shareQuotation, past, {
        request: { accion: 'crear', cotizacion: 501 },
        user: seller,
        facts: { token_hash: 'otra', actual },
      }),
    );
  expect(again('hash')).toEqual([]);
  expect(again('de otro secreto')).toMatchObject([{ type: 'QuotationLinkIssued', data: { token_hash: 'otra' } }]);
});

const shared = (): DomainEvent[] => {
  const past = created();
  return [...past, ...(events(share(past)) as unknown as DomainEvent[])];
};
const by =
  (command: never, request: object) =>
  (past: readonly DomainEvent[], more: object = {}, now?: string, of = link) =>
    decideGiven(command as typeof openSharedQuotation, past, {
      request: { ...request, token: TOKEN, ...more } as never,
      user: anybody,
      facts: of,
      ...(now && { now }),
    });
const open = by(openSharedQuotation as never, { accion: 'abrir' });
const ask = by(askAboutQuotation as never, { accion: 'preguntar', texto: '¿Viene con fuente?', nombre: 'Carla' });
const accept = by(acceptQuotation as never, {
  accion: 'aceptar',
  nombre: 'Carla Soto',
  rut: '12.345.678-5',
  version_guardada: 1,
});
const decline = by(declineQuotation as never, { accion: 'declinar', motivo: 'Muy caro' });
const then = (past: readonly DomainEvent[], decision: ReturnType<typeof open>): DomainEvent[] => [
  ...past,
  ...(events(decision) as unknown as DomainEvent[]),
];

describe('the link', () => {
  test('shows the quotation, and is the same while it is good', () => {
    const past = shared();
    expect(past.slice(1).map(({ type }) => type)).toEqual(['QuotationWebVisibilitySet', 'QuotationLinkIssued']);
    expect(events(share(past))).toEqual([]);
    expect(events(share(past, seller, '2026-01-19T12:00:00.000Z'))).toEqual([]);
  });

  test('is not for somebody else’s quotation, nor for prices that wait', () => {
    expect(refusal(share(created(), { ...seller, _id: 'another' }))).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
    const pending = created([{ producto: '1', cantidad: 1, valor_propuesto: 900 }]);
    expect(refusal(share(pending))).toMatchObject({ codigo: 'LINEAS_PENDIENTES' });
  });

  test('is proved by its hash alone, ends by time, by revocation and where the seller hides the quotation', () => {
    const past = shared();
    expect(events(open(past))).toHaveLength(1);
    const gone = { codigo: 'ENLACE_INVALIDO' };
    expect(refusal(open(past, {}, undefined, { ...link, token_hash: 'other' }))).toMatchObject(gone);
    expect(refusal(open(past, {}, '2026-02-05T12:00:00.000Z'))).toMatchObject(gone);
    expect(refusal(open(created()))).toMatchObject(gone);
    expect(refusal(open([]))).toMatchObject(gone);
    const hidden = decideGiven(setQuotationVisibility, past, {
      request: { accion: 'visible', id: 501, visible: false },
      user: seller,
      facts: undefined,
    });
    expect(refusal(open(then(past, hidden)))).toMatchObject(gone);
    const revoked = decideGiven(revokeQuotationLink, past, {
      request: { accion: 'retirar', cotizacion: 501 },
      user: seller,
      facts: undefined,
    });
    expect(refusal(open(then(past, revoked)))).toMatchObject(gone);
  });

  test('what proves it is not on the sheet', () => {
    const shown = shownQuotation(foldAll(quotation, shared())!);
    expect(shown.enlace).toEqual({ vence: expect.any(String) });
    expect(JSON.stringify(shown)).not.toMatch(/hash|semilla/);
  });

  test('goes with the mail', () => {
    const sent = decideGiven(sendQuotation, created(), {
      request: { accion: 'correo', cotizacion: 501, para: 'Compras@Alarmas.test' },
      user: seller,
      facts: { token_hash: 'hash' },
    });
    expect(events(sent).map(({ type }) => type)).toEqual([
      'QuotationWebVisibilitySet',
      'QuotationLinkIssued',
      'QuotationSent',
    ]);
    expect(foldAll(quotation, then(created(), sent))).toMatchObject({ enviada: { para: 'compras@alarmas.test' } });
  });
});

describe('the customer', () => {
  test('opens it; the page that is loaded again within a minute is the same opening', () => {
    const past = then(shared(), open(shared()));
    expect(events(open(past, {}, '2026-01-05T12:00:59.000Z'))).toEqual([]);
    const again = then(past, open(past, {}, '2026-01-05T12:02:00.000Z'));
    expect(foldAll(quotation, again)!.abierta).toMatchObject({ veces: 2, ultima: '2026-01-05T12:02:00.000Z' });
  });

  test('asks about a line and reads the answer', () => {
    const asked = then(shared(), ask(shared(), { linea: 1 }));
    expect(foldAll(quotation, asked)!.preguntas).toMatchObject([{ linea: 1, part_number: 'PN-1', respuesta: null }]);
    expect(events(ask(asked, { linea: 1 }))).toEqual([]);
    expect(refusal(ask(shared(), { linea: 9 }))).toMatchObject({ codigo: 'LINEA_NO_EXISTE' });
    const answer = (user = seller) =>
      decideGiven(answerQuestion, asked, {
        request: { accion: 'responder', cotizacion: 501, pregunta: 1, texto: 'Sí' },
        user,
        facts: undefined,
      });
    expect(refusal(answer({ ...seller, _id: 'another' }))).toMatchObject({ codigo: 'COTIZACION_NO_EXISTE' });
    expect(foldAll(quotation, then(asked, answer()))!.preguntas[0]!.respuesta).toMatchObject({ texto: 'Sí' });
  });

  test('accepts with name and RUT what was on the page, once', () => {
    expect(refusal(accept(shared(), { rut: '12.345.678-9' }))).toMatchObject({ codigo: 'RUT_INVALIDO' });
    expect(refusal(accept(shared(), { version_guardada: 2 }))).toMatchObject({ codigo: 'VERSION_DISTINTA' });
    const past = then(shared(), accept(shared(), { rut: '123456785' }));
    expect(foldAll(quotation, past)!.respuesta).toMatchObject({ estado: 'aceptada', rut: '12.345.678-5' });
    expect(events(accept(past))).toEqual([]);
    expect(refusal(decline(past))).toMatchObject({ codigo: 'YA_RESPONDIDA' });
    expect(refusal(accept(shared(), {}, '2026-01-22T12:00:00.000Z'))).toMatchObject({ codigo: 'COTIZACION_EXPIRADA' });
  });

  test('a second person cannot accept what somebody accepted; a changed quotation is accepted anew', () => {
    const past = then(shared(), accept(shared()));
    const second = accept(past, { nombre: 'Pedro Díaz', rut: '7.654.321-6' });
    expect(refusal(second)).toMatchObject({ codigo: 'YA_RESPONDIDA', mensaje: 'Esta cotización ya fue aceptada.' });
    const edited = decideGiven(editQuotationHeader, past, {
      request: { accion: 'simple', id: 501, expectedVersion: 0, cotizacion: { referencia: 'OC 12' } },
      user: seller,
      facts: { condiciones: [] },
    });
    const changed = then(past, edited);
    expect(refusal(accept(changed))).toMatchObject({ codigo: 'VERSION_DISTINTA' });
    const again = then(changed, accept(changed, { nombre: 'Pedro Díaz', rut: '7.654.321-6', version_guardada: 2 }));
    expect(foldAll(quotation, again)!.respuesta).toMatchObject({ nombre: 'Pedro Díaz', rut: '7.654.321-6' });
  });

  test('keeps the link when their company is merged into another, under its name', () => {
    const facts_ = { ...facts.cliente, _id: '77', nombre: 'Alarmas Sur y Norte' };
    const merged = decideGiven(changeQuotationClient, shared(), {
      request: { cotizacion: '501' },
      user: someone('Administrador'),
      facts: facts_,
    });
    const past = then(shared(), merged as never);
    expect(events(open(past))).toHaveLength(1);
    expect(foldAll(quotation, past)).toMatchObject({ cliente: { nombre: 'Alarmas Sur y Norte' }, visible_web: true });
    expect(events(accept(past))).toHaveLength(1);
  });

  test('declines with a reason; a new version waits for a new answer', () => {
    expect(refusal(decline(shared(), { version_guardada: 2 }))).toMatchObject({ codigo: 'VERSION_DISTINTA' });
    expect(events(decline(shared(), { version_guardada: 1 }))).toHaveLength(1);
    const past = then(shared(), decline(shared()));
    expect(foldAll(quotation, past)!.respuesta).toMatchObject({ estado: 'declinada', motivo: 'Muy caro' });
    expect(events(decline(past))).toEqual([]);
    const edited = decideGiven(editQuotationHeader, past, {
      request: { accion: 'simple', id: 501, expectedVersion: 0, cotizacion: { referencia: 'OC 12' } },
      user: seller,
      facts: { condiciones: [] },
    });
    expect(foldAll(quotation, then(past, edited))!.respuesta).toBeNull();
  });
});
