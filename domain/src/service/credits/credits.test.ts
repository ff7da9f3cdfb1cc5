import { issueCreditNote } from '../../finance/issue-credit-note.ts';
import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { approveCase, noteDiagnosis, receiveCase, resolveCase, startDiagnosis } from '../cases/advance-case.ts';
import { serviceCase } from '../cases/case.ts';
import { SERIE, saleGiven, soldOrder } from '../cases/case.testing.ts';
import { createCase } from '../cases/create-case.ts';
import { caseDocument } from '../cases/views/case-document.ts';
import { askCredit, CREDITORS } from './ask-credit.ts';
import { tellCredit } from './tell-credit.ts';

const tech = someone('Servicio Tecnico');
const now = '2026-03-02T12:00:00.000Z';
const id = 7;
const to = { user: tech, facts: undefined, now };
const order = soldOrder();

/** A case of one unit that is resolved so. */
function resolved(resolucion: 'Nota de Crédito' | 'Reparado' = 'Nota de Crédito'): Story {
  const story = new Story();
  const line = { pedido: order.number, linea: 1, cantidad: 1, serie: SERIE, falla: 'No enciende' as const };
  story.does(createCase, {
    request: { accion: 'rma', rma: { observacion: '', lineas: [{ ...line, descripcion: 'Murió', accesorios: '' }] } },
    user: tech,
    now,
    facts: { number: id, ventas: [saleGiven(order)] },
  });
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  story.does(noteDiagnosis, { ...to, request: { accion: 'diagnostico', id, linea: 1, diagnostico: 'Placa' } });
  story.does(resolveCase, { ...to, request: { accion: 'resolver', id, resolucion, detalle: 'Se devuelve' } });
  return story;
}
const ask = (more: object = {}, pedidos: readonly unknown[] = [order]) =>
  ({
    user: someone('Finanzas'),
    now,
    facts: { pedidos },
    request: { accion: 'acreditar', id, motivo: 'No tiene arreglo', ...more },
  }) as never;
const tell = (more: object, user = SYSTEM) =>
  ({ user, now, facts: undefined, request: { accion: 'acreditado', id, n: 1, rechazo: '', ...more } }) as never;
const no = (story: Story, given: never) => refusal(decideGiven(askCredit, story.log, given)).codigo;
const state = ({ log }: Story) => foldAll(serviceCase, log)!;

test('who issues credit notes of orders asks for those of cases', () => {
  expect((issueCreditNote.access as { perfiles: unknown }).perfiles).toEqual(CREDITORS);
});

test('what is resolved so is taken back of its order, once, and the case says the number', () => {
  const story = resolved();
  story.does(askCredit, ask());
  expect(story.log.at(-1)).toMatchObject({
    type: 'RmaCreditAsked',
    data: { credito: { pedido: order.number, productos: [1], lineas: [{ linea: 1, cantidad: 1 }] } },
  });
  // Asked again, while it is on its way and when it is there: nothing is left.
  expect(no(story, ask())).toBe('NADA_POR_ACREDITAR');
  story.does(tellCredit, tell({ emitida: { folio: 61, total: 119_000 } }));
  expect(events(decideGiven(tellCredit, story.log, tell({ emitida: { folio: 61, total: 119_000 } })))).toEqual([]);
  expect(no(story, ask())).toBe('NADA_POR_ACREDITAR');
  expect(caseDocument.lines.of(state(story) as never)[0]).toMatchObject({ nota_credito: 'N° 61 por $119.000' });
});

test('what the order does not take is told with its reason, and may be asked for again', () => {
  const story = resolved();
  story.does(askCredit, ask());
  story.does(tellCredit, tell({ rechazo: 'Ya fue acreditado' }));
  expect(caseDocument.lines.of(state(story) as never)[0]).toMatchObject({
    nota_credito: 'No emitida: Ya fue acreditado',
  });
  story.does(askCredit, ask());
  expect(state(story).creditos.map(({ n, estado }) => [n, estado])).toEqual([
    [1, 'No emitida'],
    [2, 'Pedida'],
  ]);
});

test('nothing else is credited: another end, another product, an order that took it back already or was not billed', () => {
  expect(no(resolved('Reparado'), ask())).toBe('NADA_POR_ACREDITAR');
  expect(no(resolved(), ask({ productos: [2] }))).toBe('LINEA_NO_EXISTE');
  expect(no(resolved(), ask({ motivo: '' }))).toBe('MOTIVO_OBLIGATORIO');
  const back = { neto: 1, iva: 0, total: 1, lineas: [{ linea: 1, cantidad: 3 }] };
  expect(no(resolved(), ask({}, [{ ...order, notas_credito: [back] }]))).toBe('CANTIDAD_EXCEDE');
  expect(no(resolved(), ask({}, [{ ...order, factura: undefined }]))).toBe('PEDIDO_SIN_FACTURA');
  const story = resolved();
  story.does(askCredit, ask());
  expect(refusal(decideGiven(tellCredit, story.log, tell({ rechazo: 'x' }, someone('Finanzas')))).codigo).toBe(
    'SIN_PERMISO',
  );
});
