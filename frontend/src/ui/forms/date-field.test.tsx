import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../testing/render.tsx';
import { DateField } from './date-field.tsx';
import { TimeField } from './time-field.tsx';

const seen: string[] = [];
function Form() {
  const [day, setDay] = useState('2026-11-21');
  const [hour, setHour] = useState('');
  seen.push(day);
  return (
    <>
      <DateField label="Fecha" value={day} onChange={setDay} max="2026-11-25" />
      <TimeField label="Hora" value={hour} onChange={setHour} />
    </>
  );
}

test('a day is typed as in Chile and tidied on leaving; what is no day stays for the schema to refuse', async () => {
  renderApp(<Form />);
  const field = screen.getByLabelText('Fecha');
  expect(field).toHaveValue('21-11-2026');
  await userEvent.clear(field);
  await userEvent.type(field, '3/7/26');
  expect(seen.at(-1)).toBe('2026-07-03');
  expect(field).toHaveValue('3/7/26');
  await userEvent.type(screen.getByLabelText('Hora'), '930');
  expect(field).toHaveValue('03-07-2026');
  await userEvent.clear(field);
  await userEvent.type(field, '31-02-2026');
  await userEvent.tab();
  expect([seen.at(-1), screen.getByLabelText('Hora')]).toEqual([
    '31-02-2026',
    expect.objectContaining({ value: '09:30' }),
  ]);
  expect(field).toHaveValue('31-02-2026');
});

test('the arrow down opens a Spanish month from Monday on, arrows and Enter choose, Escape gives the cursor back', async () => {
  renderApp(<Form />);
  const field = screen.getByLabelText('Fecha');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  const chosen = await screen.findByRole('button', { name: '21 noviembre 2026' });
  await waitFor(() => expect(chosen).toHaveFocus());
  expect(screen.getAllByRole('columnheader').map((th) => th.textContent)).toEqual([
    'lu',
    'ma',
    'mi',
    'ju',
    'vi',
    'sá',
    'do',
  ]);
  expect(screen.getByRole('button', { name: '26 noviembre 2026' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('23-11-2026');
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('button', { name: '23 noviembre 2026' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByRole('dialog', { name: 'Calendario' })).not.toBeInTheDocument();
});
