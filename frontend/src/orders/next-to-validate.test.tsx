import { fakeServer } from '../testing/fake-server.ts';
import { nextToValidate } from './next-to-validate.ts';
import { forgetAside, forgetOrder, keepComment, putAside, typedComment } from './validation-memory.ts';

const queue = (...rows: readonly (readonly [number: number, version: number])[]) =>
  fakeServer(() => ({ body: { rows: rows.map(([number, version]) => ({ number, version })), lastRow: rows.length } }));
const search = new URLSearchParams();
let server: ReturnType<typeof fakeServer>;
beforeEach(() => sessionStorage.clear());
afterEach(() => server.restore());

test('the next is the one after, then from the top; never one that was refused or put aside', async () => {
  server = queue([1, 0], [2, 0], [3, 0], [4, 0]);
  expect(await nextToValidate(2, search)).toEqual({ number: 3, apartados: 0 });
  putAside(3, 0);
  putAside(2, 0);
  expect(await nextToValidate(2, search)).toEqual({ number: 4, apartados: 1 });
  putAside(4, 0);
  expect(await nextToValidate(4, search)).toEqual({ number: 1, apartados: 2 });
  expect(await nextToValidate(1, search)).toEqual({ number: undefined, apartados: 3 });
  forgetAside();
  expect(await nextToValidate(1, search)).toEqual({ number: 2, apartados: 0 });
});

test('an order that changed since it was put aside is offered again', async () => {
  server = queue([1, 0], [2, 7]);
  putAside(2, 6);
  expect(await nextToValidate(1, search)).toEqual({ number: 2, apartados: 0 });
});

test('a comment stays until the order is done', async () => {
  server = queue();
  keepComment(5, 'Pago visto');
  keepComment(6, 'Falta cheque');
  expect([typedComment(5), typedComment(6), typedComment(7)]).toEqual(['Pago visto', 'Falta cheque', '']);
  forgetOrder(5);
  expect([typedComment(5), typedComment(6)]).toEqual(['', 'Falta cheque']);
});
