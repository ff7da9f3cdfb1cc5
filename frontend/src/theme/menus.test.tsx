import { Menu } from '@mantine/core';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render.tsx';
import { askComment } from '../ui/dialogs/prompts.ts';
import { installUppermostEscape } from '../ui/dialogs/uppermost-escape.ts';
import { RowMenu } from '../ui/list/actions/row-menu.tsx';

test('the entry of a long menu that the keyboard is on is brought into view', async () => {
  const seen = jest.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.call(this);
  };
  const actions = Array.from({ length: 50 }, (_, n) => ({ label: `Acción ${n}`, run: () => undefined }));
  renderApp(<RowMenu menu={{ actions, at: { x: 0, y: 0 } }} onClose={() => undefined} />);
  (await screen.findByRole('menuitem', { name: 'Acción 0' })).focus();
  await userEvent.keyboard('{End}');
  const last = screen.getByRole('menuitem', { name: 'Acción 49' });
  expect(seen.mock.contexts.at(-1)).toBe(last);
  // It was scrolled away since, or others came above it: the key leaves the focus where it is.
  seen.mockClear();
  await userEvent.keyboard('{End}');
  expect(seen.mock.contexts.at(-1)).toBe(last);
});

test.each(['ArrowLeft', 'Escape'])('%s leads from a menu within a menu to its entry', async (key) => {
  installUppermostEscape();
  renderApp(
    <Menu>
      <Menu.Target>
        <button type="button">Más</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>Columnas</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <Menu.CheckboxItem>Total</Menu.CheckboxItem>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
      </Menu.Dropdown>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  const entry = await screen.findByRole('menuitem', { name: 'Columnas' });
  await waitFor(() => expect(entry).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Total' })).toHaveFocus());
  await userEvent.keyboard(`{${key}}`);
  await waitFor(() => expect(entry).toHaveFocus());
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Total' })).not.toBeInTheDocument();
});

test('a prompt that an entry of a menu opened gives the focus back to what opened the menu', async () => {
  renderApp(
    <Menu>
      <Menu.Target>
        <button type="button">Vistas</button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void askComment({ titulo: 'Guardar vista', boton: 'Guardar' })}>Guardar…</Menu.Item>
      </Menu.Dropdown>
    </Menu>,
  );
  const button = screen.getByRole('button', { name: 'Vistas' });
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Guardar…' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText(/Comentario/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});
