import { jest } from '@jest/globals';
import { useHotkeys } from '@mantine/hooks';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { renderApp } from '../../testing/render.tsx';
import { Chat } from './chat.tsx';

/** Sends that are answered when the test says so. */
function server() {
  const sent: string[] = [];
  const answers: ((taken: boolean) => void)[] = [];
  const onSend = (text: string) => {
    sent.push(text);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  return { sent, onSend, answer: (taken: boolean) => act(async () => answers.shift()!(taken)) };
}
const chat = (name: string, onSend: (text: string) => Promise<boolean> = async () => true) =>
  renderApp(<Chat name={name} messages={[]} onSend={onSend} />);
const box = () => screen.getByRole('textbox');
const signIn = (_id: string) => act(() => currentUser.set({ _id } as CurrentUser));

beforeEach(() => {
  sessionStorage.clear();
  currentUser.set({ _id: 'ana' } as CurrentUser);
});
afterEach(() => currentUser.set(undefined));

test('what is typed while a comment is under way is the next one, whole, and nothing is sent twice', async () => {
  const { sent, onSend, answer } = server();
  chat('order-1', onSend);
  await userEvent.type(box(), 'uno{Enter}');
  expect(box()).toHaveValue('');
  await userEvent.type(box(), '{Enter}dos{Enter}');
  expect(sent).toEqual(['uno']);
  await answer(true);
  expect(box()).toHaveValue('dos');
  await userEvent.type(box(), '{Enter}');
  expect(sent).toEqual(['uno', 'dos']);
  await answer(true);
  expect(box()).toHaveValue('');
});

test('a comment that was not taken stands again in front of what was typed meanwhile', async () => {
  const { onSend, answer } = server();
  chat('order-1', onSend);
  await userEvent.type(box(), 'uno{Enter}dos');
  await answer(false);
  expect(box()).toHaveValue('uno\ndos');
});

test('an unsent comment waits with its document until it is sent', async () => {
  const first = chat('order-1');
  await userEvent.type(box(), 'A medias');
  first.unmount();
  const other = chat('order-2');
  expect(box()).toHaveValue('');
  other.unmount();
  const again = chat('order-1');
  expect(box()).toHaveValue('A medias');
  await userEvent.type(box(), '{Enter}');
  await waitFor(() => expect(box()).toHaveValue(''));
  again.unmount();
  chat('order-1');
  expect(box()).toHaveValue('');
});

test('a comment that comes back finds its document left, or open again', async () => {
  const { onSend, answer } = server();
  const first = chat('order-1', onSend);
  await userEvent.type(box(), 'uno{Enter}');
  first.unmount();
  const again = chat('order-1', onSend);
  await userEvent.type(box(), 'dos');
  await answer(false);
  expect(box()).toHaveValue('uno\ndos');
  again.unmount();
  chat('order-1');
  expect(box()).toHaveValue('uno\ndos');
});

test('whoever signs in after somebody whose session ended does not read it; its owner finds it', async () => {
  const { onSend, answer } = server();
  const first = chat('order-1', onSend);
  await userEvent.type(box(), 'De Ana{Enter}');
  act(() => currentUser.set(undefined));
  first.unmount();
  await answer(false);
  signIn('beto');
  const his = chat('order-1');
  expect(box()).toHaveValue('');
  his.unmount();
  signIn('ana');
  chat('order-1');
  expect(box()).toHaveValue('De Ana');
});

test('Ctrl + Enter in its box sends, and does nothing else of the dialog around', async () => {
  const { sent, onSend } = server();
  const validate = jest.fn();
  function Dialog() {
    useHotkeys([['mod+Enter', validate]], [], true);
    return <Chat name="order-1" messages={[]} onSend={onSend} />;
  }
  renderApp(<Dialog />);
  await userEvent.type(box(), 'Visto{Control>}{Enter}{/Control}');
  expect(sent).toEqual(['Visto']);
  expect(validate).not.toHaveBeenCalled();
  act(() => box().blur());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(validate).toHaveBeenCalledTimes(1);
});
