import { Select, TextInput } from '@mantine/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { renderApp } from '../../testing/render.tsx';
import { FormDialog } from './form-dialog.tsx';

test('what is wrong is told in the order of the screen, under the name that a field has there, once', async () => {
  renderApp(
    <FormDialog
      title="Nueva"
      schema={z.object({
        nombre: z.string().min(1),
        clave: z.string().min(8, 'La clave debe tener al menos 8 caracteres'),
        lugares: z.array(z.object({ calle: z.string().min(1) })),
        codigo: z.string().min(1),
      })}
      defaultValues={{ nombre: '', clave: 'x', lugares: [{ calle: '' }], codigo: '' }}
      labels={{ codigo: 'Código', nombre: 'Nombre', clave: 'Clave' }}
      submitLabel="Crear"
      submit={() => Promise.resolve({ ok: true })}
      onClose={() => {}}
    >
      {({ register, control }) => (
        <>
          <TextInput label="Código" {...register('codigo')} />
          <Controller
            control={control}
            name="nombre"
            render={({ field: { ref: _, ...field } }) => <Select label="Nombre" data={['Uno']} {...field} />}
          />
          <TextInput label="Clave" {...register('clave')} />
          <fieldset>
            <legend>Lugar 1</legend>
            <TextInput label="Calle" withAsterisk {...register('lugares.0.calle')} />
          </fieldset>
        </>
      )}
    </FormDialog>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Crear' }));
  const lines = within(await screen.findByRole('alert')).getAllByRole('button');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Código: Ingresa este dato',
    'Nombre: Ingresa este dato',
    'La clave debe tener al menos 8 caracteres',
    'Lugar 1, Calle: Ingresa este dato',
  ]);
});
