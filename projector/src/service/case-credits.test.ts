import { RmaCreditAsked } from '@power/domain/service/credits/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import caseCredits from './case-credits.ts';

const asked = RmaCreditAsked({
  rma: { _id: '7', number: 7 },
  credito: {
    n: 1,
    pedido: 77,
    productos: [1],
    lineas: [{ linea: 1, cantidad: 1 }],
    motivo: 'No tiene arreglo',
    pedida_por: { _id: 'f', nombre: 'Fin' },
  },
});
async function reactTo(reply: object) {
  const issued: unknown[] = [];
  await caseCredits.reactions[0]!.react(
    asked.data as never,
    { stream: 'rma-7', version: 9 } as never,
    trialTools((name, request, id) => {
      issued.push([name, request, id]);
      return Promise.resolve((name === 'issue-credit-note' ? reply : { ok: true, mensaje: '' }) as never);
    }),
  );
  return issued;
}
const note = [
  'issue-credit-note',
  {
    accion: 'nota_credito',
    pedido: 77,
    lineas: [{ linea: 1, cantidad: 1 }],
    motivo: 'RMA N° 7: No tiene arreglo',
  },
  'rma-credito/rma-7/9',
];
const told = (more: object) => [
  'tell-rma-credit',
  { accion: 'acreditado', id: '7', n: 1, ...more },
  'rma-credito/rma-7/9/dicha',
];

test('the order issues it under the id of the asking, and the case is told the number', async () => {
  const reply = { ok: true, mensaje: '', folio: 61, total: 119_000 };
  expect(await reactTo(reply)).toEqual([note, told({ emitida: { folio: 61, total: 119_000 } })]);
});

test('what the order refuses is told to the case with its words', async () => {
  expect(await reactTo({ ok: false, mensaje: 'Ya acreditado' })).toEqual([note, told({ rechazo: 'Ya acreditado' })]);
});
