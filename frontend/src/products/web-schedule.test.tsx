import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { WebSchedule } from './web-schedule.tsx';

const page = { _id: '1', part_number: 'DS-1', web: false, publicar: null, retirar: null };

test('a page is planned by day and hour of Santiago, and an hour without a day is asked for', async () => {
  const server = fakeServer(() => ({ body: { ok: true, auth: true } }));
  renderApp(<WebSchedule page={page} writes />);
  await userEvent.click(screen.getByRole('button', { name: 'Programar' }));
  const hour = await screen.findByRole('textbox', { name: 'Se publica a las' });
  await userEvent.type(hour, '09:30');
  await userEvent.click(screen.getAllByRole('button', { name: 'Programar' }).at(-1)!);
  expect((await screen.findAllByText('Ingresa el día y la hora')).length).toBeGreaterThan(0);
  expect(server.received).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Se publica el' }), '05-12-2030');
  await userEvent.tab();
  await userEvent.click(screen.getAllByRole('button', { name: 'Programar' }).at(-1)!);
  await waitFor(() =>
    expect(server.received.at(-1)?.body).toMatchObject({
      id: '1',
      publicar: '2030-12-05T12:30:00.000Z',
      retirar: null,
    }),
  );
  server.restore();
});

test('what is planned is said, and can be taken back', async () => {
  const server = fakeServer(() => ({ body: { ok: true, auth: true } }));
  renderApp(<WebSchedule page={{ ...page, publicar: '2030-12-05T12:30:00.000Z' }} writes />);
  expect(screen.getByText('Programado para el 05-12-2030 09:30')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar programación' }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ publicar: null, retirar: null }));
  server.restore();
});

test('who may not write reads it', () => {
  renderApp(<WebSchedule page={page} writes={false} />);
  expect(screen.queryByRole('button', { name: /Programar|Cambiar|Quitar/ })).toBeNull();
});
