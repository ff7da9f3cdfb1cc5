import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { backOnline, online } from '../api/network.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { part } from './part.tsx';

let server: ReturnType<typeof fakeServer>;
let there = true;
beforeEach(() => {
  there = true;
  server = fakeServer(() => (there ? { body: { acceso: true, version: '1' } } : 'lost'));
});
afterEach(() => {
  server.restore();
  act(() => backOnline());
});
const lost = () => new TypeError('Importing a module script failed.');
/** Code that cannot be had until `give` says so. */
function code() {
  let here = false;
  const asked = { times: 0 };
  return {
    asked,
    give: () => (here = true),
    load: async () => {
      asked.times += 1;
      if (!here) throw lost();
      return { Content: () => <p>Contenido</p> };
    },
  };
}

test('code that does not come for want of a connection leaves the rest alone, says so, and comes by itself', async () => {
  there = false;
  const { load, give } = code();
  const Part = part(load, 'Content');
  renderApp(
    <>
      <nav>Menú</nav>
      <Part />
    </>,
  );
  expect(await screen.findByText('Esto no se pudo cargar: no hay conexión')).toBeInTheDocument();
  expect(screen.getByText('Menú')).toBeInTheDocument();
  expect(online.get()).toBe(false);
  give();
  act(() => backOnline());
  expect(await screen.findByText('Contenido')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code that the server no longer has is asked for twice, then a new page is offered; another try works', async () => {
  const { load, give, asked } = code();
  const Part = part<'Content', { onClose?: () => void }>(load, 'Content');
  renderApp(<Part onClose={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Cargar de nuevo' })).toBeInTheDocument();
  expect(asked.times).toBe(2);
  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  give();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Contenido')).toBeInTheDocument();
});

test('in the place of a dialog it is above all, has the focus, and Esc is for it alone', async () => {
  const Part = part<'Content', { onClose?: () => void }>(code().load, 'Content');
  const escaped: string[] = [];
  const hear = ({ key }: KeyboardEvent) => escaped.push(key);
  window.addEventListener('keydown', hear);
  function Screen() {
    const [opened, setOpened] = useState(false);
    return (
      <header>
        <button type="button" onClick={() => setOpened(true)}>
          Abrir
        </button>
        {opened && <Part onClose={() => setOpened(false)} />}
      </header>
    );
  }
  renderApp(<Screen />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const alert = await screen.findByRole('alert');
  // What is written white on the header's dark would not be read.
  expect(alert.closest('header')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cerrar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  expect(escaped).toEqual([]);
  window.removeEventListener('keydown', hear);
});

test('code once there is shown at once; what nobody waits for says nothing', async () => {
  const ready = code();
  ready.give();
  const Ready = part(ready.load, 'Content');
  await Ready.preload();
  const Quiet = part(code().load, 'Content', { place: 'silent' });
  renderApp(
    <>
      <Ready />
      <Quiet />
    </>,
  );
  expect(screen.getByText('Contenido')).toBeInTheDocument();
  await waitFor(() => expect(server.received.length).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('code that is on its way already is not asked for twice', async () => {
  const { load, asked, give } = code();
  give();
  const Part = part(load, 'Content');
  const early = Part.preload();
  renderApp(<Part />);
  await early;
  expect(await screen.findByText('Contenido')).toBeInTheDocument();
  expect(asked.times).toBe(1);
});
