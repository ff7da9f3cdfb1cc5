import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chat } from '../ui/dialogs/chat.tsx';
import type { Told } from '../ui/dialogs/tell.ts';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { chatOf, DocumentChat } from './document-chat.tsx';

const seller = { _id: 'v', nombre: 'Valeria Soto', email: '', telefono: '' };
const order = {
  ejecutivo: seller,
  chat_validacion: [
    { texto: 'El cliente ya pagó', fecha: '2026-01-05T15:04:09.000Z', usuario: { _id: 'v', nombre: 'Valeria Soto' } },
    {
      texto: 'Validado con transferencia',
      fecha: '2026-01-05T15:10:00.000Z',
      usuario: { _id: 'c', nombre: 'Carlos Rojas' },
    },
  ],
};

test('the executive is on one side, everybody else on the other, whoever looks', () => {
  for (const me of ['v', 'c', 'x']) expect(chatOf(order, me).map((m) => m.lado)).toEqual(['derecha', 'izquierda']);
  const { container } = render(
    <MantineProvider>
      <Chat messages={chatOf(order, 'c')} />
    </MantineProvider>,
  );
  expect([...container.querySelectorAll('article')].map((a) => a.dataset.own)).toEqual(['true', 'false']);
  expect(screen.getByText('05-01-2026 12:04:09')).toBeInTheDocument();
  expect(screen.getByText('Valeria Soto')).toBeInTheDocument();
});

test('Enter sends, and keeps the text when it did not go', async () => {
  const sent: string[] = [];
  let ok = false;
  render(
    <MantineProvider>
      <Chat
        messages={[]}
        onSend={async (text) => {
          sent.push(text);
          return ok;
        }}
      />
    </MantineProvider>,
  );
  const input = screen.getByRole('textbox');
  await userEvent.type(input, 'Hola{Enter}');
  expect(sent).toEqual(['Hola']);
  expect(input).toHaveValue('Hola');
  ok = true;
  await userEvent.type(input, '{Enter}');
  await waitFor(() => expect(input).toHaveValue(''));
});

test('a sheet that goes to the next document leaves what was typed with its own', async () => {
  currentUser.set({ _id: 'v' } as CurrentUser);
  const sheet = (number: number) => (
    <MantineProvider>
      <DocumentChat of={order} stream={`order-${number}`} send={async () => ({ ok: true }) as Told} />
    </MantineProvider>
  );
  const { rerender } = render(sheet(1));
  await userEvent.type(screen.getByRole('textbox'), 'A medias');
  rerender(sheet(2));
  expect(screen.getByRole('textbox')).toHaveValue('');
  rerender(sheet(1));
  expect(screen.getByRole('textbox')).toHaveValue('A medias');
});
