import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render.tsx';
import { PasswordField } from './password-field.tsx';

test('locked capitals are told while the field is typed in, and no longer', () => {
  renderApp(<PasswordField label="Clave" />);
  const field = screen.getByLabelText('Clave');
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status')).toHaveTextContent('Bloq Mayús está activado');
  fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  fireEvent.blur(field);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the eye is reached by Tab and says what it will do', async () => {
  renderApp(<PasswordField label="Clave" />);
  await userEvent.click(screen.getByLabelText('Clave'));
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Mostrar la contraseña' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Clave')).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Ocultar la contraseña' })).toHaveFocus();
});
