import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../testing/render.tsx';
import { deviceName } from './device-name.ts';
import { TriStateFields } from './tri-state-fields.tsx';
import { toFlags, toStates, type TriStates } from './tri-state.ts';

test('what follows the profile is not sent; what was decided is', () => {
  const states = toStates({ dolares: true, margenes: false });
  expect([states.dolares, states.margenes, states.exportar]).toEqual(['si', 'no', 'perfil']);
  expect(toFlags(states)).toEqual({ dolares: true, margenes: false });
});

test('each flag shows what the profile has and what holds in the end', async () => {
  let last: TriStates = toStates({});
  function Fields() {
    const [value, setValue] = useState(last);
    return (
      <TriStateFields
        value={value}
        profile={{ condicionpago: true }}
        onChange={(next) => {
          last = next;
          setValue(next);
        }}
      />
    );
  }
  renderApp(<Fields />);
  expect(screen.getByLabelText('Condición de pago, en vigor')).toHaveTextContent('Sí');
  expect(screen.getByLabelText('Exportar, en vigor')).toHaveTextContent('No');
  const group = screen.getByRole('radiogroup', { name: 'Exportar' });
  await userEvent.click([...group.querySelectorAll('input')].find((i) => i.value === 'si')!);
  expect(screen.getByLabelText('Exportar, en vigor')).toHaveTextContent('Sí');
  expect(toFlags(last)).toEqual({ exportar: true });
});

test('devices are named as people know them', () => {
  expect(
    deviceName(
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Safari/537.36 Edg/147.0',
    ),
  ).toBe('Edge en Windows');
  expect(
    deviceName(
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0 Mobile Safari/537.36',
    ),
  ).toBe('Chrome en Android');
  expect(deviceName('')).toBe('Dispositivo desconocido');
});
