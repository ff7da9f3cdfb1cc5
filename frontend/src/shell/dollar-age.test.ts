import { ageOf } from './dollar-age.ts';

test('a value older than a long weekend says its age', () => {
  const monday = new Date('2026-11-23T12:00:00Z');
  expect(ageOf('2026-11-23', monday)).toEqual({ days: 0 });
  expect(ageOf('2026-11-20', monday)).toEqual({ days: 3 });
  expect(ageOf('2026-11-10', monday)).toEqual({ days: 13, old: 'de hace 13 días' });
});
