import type { EventStore } from '@power/infra/platform/event-store/port';
import { createMemoryLog } from '@power/infra/laboratory/testing/memory-log';
import { numbersInMemory, openSpine, person } from '../kernel/spine.testing.ts';

const request = { cliente: { nombre: 'Alarmas Sur', legalcode: '12.345.678-5' } };

test('many people registering one RUT at once make one customer', async () => {
  const spine = await openSpine();
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => spine.issue(person('Administrador'), 'register-customer', request)),
  );
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
  expect(replies.filter((reply) => reply.codigo === 'RUT_REPETIDO')).toHaveLength(7);
});

test('a RUT whose registration died half-way is free again after a minute', async () => {
  const real = createMemoryLog();
  let dead = true;
  const log: EventStore = {
    ...real,
    append: (stream, events, expected) =>
      dead && stream.startsWith('customer-')
        ? Promise.reject(new Error('killed'))
        : real.append(stream, events, expected),
  };
  const spine = await openSpine(log, numbersInMemory());
  const register = (commandId: string) => spine.issue(person('Administrador'), 'register-customer', request, commandId);
  await expect(register('first')).rejects.toThrow('killed');
  dead = false;
  expect(await register('second')).toMatchObject({ ok: false, codigo: 'RUT_REPETIDO' });
  spine.pass(61_000);
  expect(await register('third')).toMatchObject({ ok: true });
  // The first one comes back too late: the RUT is somebody else's now.
  expect(await register('first')).toMatchObject({ ok: false, codigo: 'RUT_REPETIDO' });
});

test('the repeat of a registration that died half-way completes it', async () => {
  const real = createMemoryLog();
  let dead = true;
  const log: EventStore = {
    ...real,
    append: (stream, events, expected) =>
      dead && stream.startsWith('customer-')
        ? Promise.reject(new Error('killed'))
        : real.append(stream, events, expected),
  };
  const spine = await openSpine(log, numbersInMemory());
  const register = () => spine.issue(person('Administrador'), 'register-customer', request, 'first');
  await expect(register()).rejects.toThrow('killed');
  dead = false;
  expect(await register()).toMatchObject({ ok: true });
});
