import { checkParts, partsOf } from './parts-setting.ts';

test('names and numbers of parts', () => {
  expect(partsOf('')).toEqual(new Map());
  expect(partsOf('audit/event-list=2, orders/order-list=4')).toEqual(
    new Map([
      ['audit/event-list', 2],
      ['orders/order-list', 4],
    ]),
  );
});

test.each([
  'audit/event-list',
  'audit/event-list=0',
  'audit/event-list=17',
  'audit/event-list=dos',
  'audit-list=2',
  'audit/event-list=2,audit/event-list=3',
  'audit/event-list=2,',
  'audit/event-list=2;orders/order-list=2',
])('%s is refused', (text) => {
  expect(partsOf(text)).toBeUndefined();
});

test('parts of a projection that there is not are refused in a sentence', () => {
  expect(() => checkParts(new Map([['audit/nada', 2]]), ['audit/event-list'])).toThrow(
    'Configuración incorrecta: PROJECTION_PARTS: no hay ninguna proyección «audit/nada»; `npm run projections -- list` las nombra.',
  );
  checkParts(new Map([['audit/event-list', 2]]), ['audit/event-list']);
});
