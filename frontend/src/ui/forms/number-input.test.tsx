import { zodResolver } from '@hookform/resolvers/zod';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { renderApp } from '../../testing/render.tsx';
import { NumberControl } from './controlled.tsx';

const schema = z.object({ cupo: z.number().int('El cupo va en pesos enteros') });

function Form() {
  const { control } = useForm({ resolver: zodResolver(schema), defaultValues: { cupo: 1000 }, mode: 'onTouched' });
  return <NumberControl control={control} name="cupo" label="Cupo" decimals={0} />;
}

test('what has more decimals than its field takes stays as it was typed beside what is wrong with it', async () => {
  renderApp(<Form />);
  const field = screen.getByLabelText('Cupo');
  await userEvent.clear(field);
  await userEvent.type(field, '1.234,5');
  await userEvent.tab();
  expect(await screen.findByText('El cupo va en pesos enteros')).toBeInTheDocument();
  expect(field).toHaveValue('1.234,5');
  await userEvent.clear(field);
  await userEvent.type(field, '1235');
  await userEvent.tab();
  expect(field).toHaveValue('1.235');
});

test('what may be two figures is asked for again while it is typed; zero and three decimals are never thousands', async () => {
  renderApp(<Form />);
  const field = screen.getByLabelText('Cupo');
  await userEvent.clear(field);
  await userEvent.type(field, '12,990');
  expect(screen.getByText('«12,990» se lee de dos maneras: escríbelo sin separar los miles')).toBeInTheDocument();
  await userEvent.clear(field);
  await userEvent.type(field, '0.125');
  await userEvent.tab();
  expect(await screen.findByText('El cupo va en pesos enteros')).toBeInTheDocument();
  expect(field).toHaveValue('0,125');
});
