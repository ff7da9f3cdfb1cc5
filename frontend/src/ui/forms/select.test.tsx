import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Select } from './select.tsx';

let submissions = 0;
function Form(more: { readonly pending?: boolean; readonly data?: string[] }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <MantineProvider env="test">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submissions += 1;
        }}
      >
        <Select
          label="Comuna"
          data={['Maipú', 'Macul', 'Ñuñoa']}
          searchable
          value={value}
          onChange={setValue}
          {...more}
        />
        <output>{value ?? 'ninguna'}</output>
        <button type="submit">Guardar</button>
      </form>
    </MantineProvider>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Comuna' });
const chosen = () => screen.getByRole('status').textContent;
beforeEach(() => {
  submissions = 0;
});

test('Enter chooses the first match and sends no form', async () => {
  render(<Form />);
  await userEvent.type(field(), 'ma{Enter}');
  expect([chosen(), field().value]).toEqual(['Maipú', 'Maipú']);
  expect(submissions).toBe(0);
});

test('an arrow chooses another one', async () => {
  render(<Form />);
  await userEvent.type(field(), 'ma{ArrowDown}{Enter}');
  expect(chosen()).toBe('Macul');
});

test('given Enter before the options → the first is chosen when they come', async () => {
  const { rerender } = render(<Form pending data={[]} />);
  await userEvent.type(field(), 'ñu{Enter}');
  expect([chosen(), submissions]).toEqual(['ninguna', 0]);
  rerender(<Form data={['Ñuñoa']} />);
  expect(await screen.findByText('Ñuñoa', { selector: 'output' })).toBeTruthy();
});

test('text that is left chooses its only match', async () => {
  render(<Form />);
  await userEvent.type(field(), 'mac');
  await userEvent.tab();
  expect([chosen(), field().value]).toEqual(['Macul', 'Macul']);
});

test.each(['ma', 'xyz'])('%s that several or no options match stays when it is left, with an error', async (text) => {
  render(<Form />);
  await userEvent.type(field(), text);
  await userEvent.tab();
  expect([chosen(), field().value]).toEqual(['ninguna', text]);
  expect(screen.getByText(`«${text}» no está elegido. Elige una opción con Enter, o borra el texto.`)).toBeTruthy();
});

test('given a chosen option and other text that is left → the text stays and the option is chosen no more', async () => {
  render(<Form />);
  await userEvent.type(field(), 'maip{Enter}');
  await userEvent.clear(field());
  await userEvent.type(field(), 'xyz');
  await userEvent.tab();
  expect([chosen(), field().value]).toEqual(['ninguna', 'xyz']);
});

test('leaving without typing changes nothing', async () => {
  render(<Form />);
  await userEvent.type(field(), 'maip{Enter}');
  await userEvent.tab();
  await userEvent.click(field());
  await userEvent.tab();
  expect([chosen(), field().value]).toEqual(['Maipú', 'Maipú']);
});
