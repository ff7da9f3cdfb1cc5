import { TextInput } from '@mantine/core';
import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { z } from 'zod';
import { moment } from '../../api/moment.ts';
import { renderApp } from '../../testing/render.tsx';
import { prompts } from '../dialogs/prompts.ts';
import { installUppermostEscape } from '../dialogs/uppermost-escape.ts';
import { FormDialog } from './form-dialog.tsx';
import type { FormReply } from './submit-reply.ts';

const schema = z.object({ nombre: z.string().min(1), comuna: z.string().min(1) });

const fields = (form: UseFormReturn<z.input<typeof schema>, unknown, z.output<typeof schema>>) => (
  <>
    <TextInput label="Nombre" {...form.register('nombre')} />
    <TextInput label="Comuna" {...form.register('comuna')} />
  </>
);

function show(
  submit: (values: { nombre: string; comuna: string }, options: { expectedVersion?: number }) => Promise<FormReply>,
  onClose = () => {},
  closeWith?: (reply: FormReply) => void,
) {
  renderApp(
    <FormDialog
      title="Nuevo cliente"
      schema={schema}
      defaultValues={{ nombre: '', comuna: '' }}
      labels={{ nombre: 'Nombre', comuna: 'Comuna' }}
      submitLabel="Crear Cliente"
      version={3}
      submit={submit}
      onClose={onClose}
      {...(closeWith && { closeWith })}
    >
      {fields}
    </FormDialog>,
  );
}

const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Ana');
  await userEvent.type(screen.getByLabelText('Comuna'), 'Ñuñoa');
};

test('given a form that gives way to what was made → only its acceptance closes it so', async () => {
  const [onClose, closeWith] = [jest.fn(), jest.fn()];
  const replies: FormReply[] = [
    { ok: false, titulo: 'No se creó', mensaje: 'Falta algo.' },
    { ok: true, mensaje: 'Creado' },
  ];
  show(async () => replies.shift()!, onClose, closeWith);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  await screen.findByText('Falta algo.');
  expect(closeWith).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  await waitFor(() => expect(closeWith.mock.calls).toEqual([[{ ok: true, mensaje: 'Creado' }]]));
  expect(onClose).not.toHaveBeenCalled();
});

test('two clicks send once', async () => {
  let finish: (reply: FormReply) => void = () => {};
  const submit = jest.fn(
    () =>
      new Promise<FormReply>((resolve) => {
        finish = resolve;
      }),
  );
  const onClose = jest.fn();
  show(submit, onClose);
  await fill();
  const button = screen.getByRole('button', { name: 'Crear Cliente' });
  await userEvent.dblClick(button);
  await userEvent.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  finish({ ok: true, mensaje: 'Cliente creado' });
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Cliente creado')).toBeInTheDocument();
});

test('errors are summarised, the first one has the focus, nothing is sent', async () => {
  const submit = jest.fn<() => Promise<FormReply>>();
  show(submit);
  await userEvent.click(await screen.findByRole('button', { name: 'Crear Cliente' }));
  expect(await screen.findByText('Revisa estos 2 datos')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Comuna: Ingresa este dato' })).toBeInTheDocument();
  expect(screen.getByLabelText('Nombre')).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
});

test('a refusal and a failure keep what was typed', async () => {
  const submit = jest
    .fn<() => Promise<FormReply>>()
    .mockResolvedValueOnce({ ok: false, titulo: 'RUT repetido', mensaje: 'Ya existe un cliente con ese RUT.' })
    .mockRejectedValueOnce(new Error('red'));
  show(submit);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  expect(await screen.findByText('RUT repetido')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  expect(await screen.findByText('No se guardó')).toBeInTheDocument();
  expect(screen.getByLabelText('Comuna')).toHaveValue('Ñuñoa');
});

test('a stale document says who changed which fields, and mine goes on top of the new version', async () => {
  const submit = jest
    .fn<(values: unknown, options: { expectedVersion?: number }) => Promise<FormReply>>()
    .mockResolvedValueOnce({
      ok: false,
      codigo: 'VERSION_OBSOLETA',
      version: 5,
      cambios: [
        {
          etiqueta: 'Dirección cambiada',
          usuario: 'Luis Pérez',
          campos: [
            { campo: 'direccion.comuna', antes: 'Lampa', despues: 'Buin' },
            { campo: 'client._id', despues: 'x' },
          ],
        },
      ],
    })
    .mockResolvedValueOnce({ ok: true });
  show(submit);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  expect(await screen.findByText(/por Luis Pérez/)).toBeInTheDocument();
  expect(screen.getByRole('definition')).toHaveTextContent('Lampa Buintú también lo cambiaste');
  // The version of before would be refused again, by button or by Enter.
  expect(screen.getByRole('button', { name: 'Crear Cliente' })).toBeDisabled();
  await userEvent.type(screen.getByLabelText('Comuna'), '{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar lo mío encima' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  expect(submit.mock.calls.map(([, options]) => options)).toEqual([{ expectedVersion: 3 }, { expectedVersion: 5 }]);
});

test('mine on top leaves to others what they changed in the other fields', async () => {
  const submit = jest
    .fn<(values: unknown, options: { expectedVersion?: number }) => Promise<FormReply>>()
    .mockResolvedValueOnce({
      ok: false,
      codigo: 'VERSION_OBSOLETA',
      version: 5,
      cambios: [{ etiqueta: 'Comuna cambiada', usuario: 'Luis', campos: [{ campo: 'comuna', despues: 'Buin' }] }],
    })
    .mockResolvedValueOnce({ ok: true });
  renderApp(
    <FormDialog
      title="Cliente"
      schema={z.object({ nombre: z.string(), comuna: z.string() })}
      defaultValues={{ nombre: 'Ana', comuna: '' }}
      submitLabel="Guardar"
      version={3}
      submit={submit}
      onClose={() => {}}
    >
      {(form) => <TextInput label="Nombre" {...form.register('nombre')} />}
    </FormDialog>,
  );
  await userEvent.type(await screen.findByLabelText('Nombre'), ' María');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar lo mío encima' }));
  await waitFor(() =>
    expect(submit).toHaveBeenLastCalledWith({ nombre: 'Ana María', comuna: 'Buin' }, { expectedVersion: 5 }),
  );
});

test('going on with the new version keeps what was typed and refreshes the rest', async () => {
  const submit = jest
    .fn<(values: unknown, options: { expectedVersion?: number }) => Promise<FormReply>>()
    .mockResolvedValueOnce({
      ok: false,
      codigo: 'VERSION_OBSOLETA',
      version: 5,
      cambios: [{ etiqueta: 'Comuna cambiada', usuario: 'Luis Pérez' }],
    })
    .mockResolvedValueOnce({ ok: true });
  function Live() {
    const [now, setNow] = useState({ version: 3, nombre: 'Ana', comuna: 'Lampa' });
    const newer = () => setNow({ version: 5, nombre: 'Ana', comuna: 'Buin' });
    return (
      <FormDialog
        title="Cliente"
        schema={schema}
        defaultValues={{ nombre: now.nombre, comuna: now.comuna }}
        submitLabel="Guardar"
        version={now.version}
        onNewer={newer}
        submit={submit}
        onClose={() => {}}
      >
        {(form) => (
          <>
            <TextInput label="Nombre" {...form.register('nombre')} />
            <TextInput label="Comuna" {...form.register('comuna')} />
          </>
        )}
      </FormDialog>
    );
  }
  renderApp(<Live />);
  await userEvent.type(await screen.findByLabelText('Nombre'), ' María');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir con la versión nueva' }));
  expect(
    [screen.getByLabelText('Nombre'), screen.getByLabelText('Comuna')].map(
      (input) => (input as HTMLInputElement).value,
    ),
  ).toEqual(['Ana María', 'Buin']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(submit).toHaveBeenLastCalledWith({ nombre: 'Ana María', comuna: 'Buin' }, { expectedVersion: 5 }),
  );
});

test('Esc over a form with something in it asks; Esc again takes the question back and leaves the form alone', async () => {
  installUppermostEscape();
  const onClose = jest.fn();
  show(jest.fn<() => Promise<FormReply>>(), onClose);
  await fill();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('¿Descartar lo escrito?')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Descartar' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(prompts.get()).toEqual([]));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Comuna')).toHaveValue('Ñuñoa');
});

test('of another moment nothing is sent, by its button or by Enter', async () => {
  moment.set('2026-01-05T12:00:00.000Z');
  try {
    const submit = jest.fn(() => Promise.resolve({ ok: true }));
    show(submit);
    await fill();
    expect(screen.getByRole('button', { name: 'Crear Cliente' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(submit).not.toHaveBeenCalled();
  } finally {
    act(() => moment.set(undefined));
  }
});

test('what was typed is asked about before the address is left, and before the page is', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/lista',
        element: (
          <FormDialog
            title="Nuevo cliente"
            schema={schema}
            defaultValues={{ nombre: '', comuna: '' }}
            submitLabel="Crear Cliente"
            submit={async () => {
              await act(async () => {});
              // Where an answer leads nobody is held up, as by *Nueva oportunidad*.
              await router.navigate('/lista?oportunidad=1');
              return { ok: true };
            }}
            onClose={() => void router.navigate(`/hecho${router.state.location.search}`)}
          >
            {fields}
          </FormDialog>
        ),
      },
      { path: '*', element: null },
    ],
    { initialEntries: ['/antes', '/lista'] },
  );
  renderApp(<RouterProvider router={router} />);
  const at = () => router.state.location.pathname;
  const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await screen.findByLabelText('Nombre');
  expect(leaving()).toBe(false);
  await fill();
  expect(leaving()).toBe(true);
  await act(() => router.navigate(-1));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect([at(), screen.getByLabelText<HTMLInputElement>('Nombre').value]).toEqual(['/lista', 'Ana']);
  await act(() => router.navigate('/otra'));
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(at()).toBe('/otra'));
  // What was sent is left without a word.
  await act(() => router.navigate('/lista'));
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Crear Cliente' }));
  await waitFor(() => expect(at()).toBe('/hecho'));
  expect(router.state.location.search).toBe('?oportunidad=1');
  expect(prompts.get()).toEqual([]);
});
