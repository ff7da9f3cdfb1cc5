import { fakeServer } from '../../testing/fake-server.ts';
import { emptyQuotation, type TypedQuotation } from './typed-quotation.ts';
import { sendOnce } from './unanswered.ts';

const cliente = { _id: '9', nombre: 'Alarmas Sur', legalcode: '1-9', tipo_cliente: 'Gold', condicion_pago: '030' };
const typed = (cantidad: number): TypedQuotation => ({
  ...emptyQuotation('01'),
  cliente: { ...cliente, direcciones: [] },
  lineas: [{ key: 'a', producto: '1', part_number: 'PN-1', nombre: '', cantidad, seccion: null, comentario: null }],
});
const made = { body: { ok: true, number: 15, version: 0 } };
const refused = { body: { ok: false, mensaje: 'No' } };

type Answers = Parameters<typeof fakeServer>[0];
let server: ReturnType<typeof fakeServer>;
const answering = (...answers: ReturnType<Answers>[]): void => {
  server = fakeServer((_, nth) => answers[nth - 1]!);
};
const ids = () => server.received.map(({ headers }) => headers.get('idempotency-key'));
const quantities = () =>
  server.received.map(
    ({ body }) =>
      (body.cotizacion as { productos_cotizacion: { cantidad: number }[] }).productos_cotizacion[0]!.cantidad,
  );
/** What is typed, and with it what was sent of it. */
let draft: TypedQuotation;
const sends = (q: TypedQuotation = draft) => {
  draft = q;
  return sendOnce(q, (enviada) => (draft = { ...draft, enviada }));
};
afterEach(() => server.restore());

test.each([['lost' as const], ['cut off' as const], [{ status: 500 }]])(
  'whose answer is %o is made once, whatever is typed before it is saved again',
  async (nothing) => {
    answering(nothing, made);
    await expect(sends(typed(3))).rejects.toThrow();
    // As it comes back to another window, or to another device.
    const again = JSON.parse(JSON.stringify({ ...draft, lineas: typed(4).lineas })) as TypedQuotation;
    const { sent, reply } = await sends(again);
    expect(reply).toMatchObject({ number: 15 });
    // What was made is what was sent first; the rest is typed over it.
    expect(sent).toEqual(typed(3));
    expect(quantities()).toEqual([3, 3]);
    expect(new Set(ids()).size).toBe(1);
    expect(draft.enviada).toBeUndefined();
  },
);

test('one that turns out to be refused was not made: what is typed now is', async () => {
  answering('lost', refused, made);
  await expect(sends(typed(0))).rejects.toThrow();
  expect((await sends({ ...draft, ...typed(4) })).sent).toEqual(typed(4));
  expect(quantities()).toEqual([0, 0, 4]);
  expect(new Set(ids()).size).toBe(2);
});

test('what was answered, is not wanted any more, is for somebody else or cannot be read is not asked for again', async () => {
  answering(made, 'lost', made, 'lost', made, made);
  await sends(typed(1));
  await expect(sends({ ...draft, ...typed(2) })).rejects.toThrow();
  await sends(typed(3));
  await expect(sends(typed(4))).rejects.toThrow();
  await sends({ ...draft, ...typed(5), cliente: { ...typed(5).cliente!, _id: '10' } });
  await sends({ ...typed(6), enviada: { id: 'x' } as never });
  expect(quantities()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(ids()).size).toBe(6);
});
