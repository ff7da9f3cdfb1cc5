import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../testing/render.tsx';
import { askComment } from './prompts.ts';

test.each(['', '   ', '\u200B\u00AD'])(
  '%j is no comment: the given sentence says so, and nothing is sent',
  async (text) => {
    renderApp(<main />);
    const answered: unknown[] = [];
    void askComment({ titulo: 'Anular', boton: 'Anular pedido', falta: 'Ingrese un comentario' }).then((comment) =>
      answered.push(comment),
    );
    const field = await screen.findByLabelText(/Comentario/);
    if (text !== '') await userEvent.type(field, text);
    await userEvent.click(screen.getByRole('button', { name: 'Anular pedido' }));
    expect(await screen.findByText('Ingrese un comentario')).toBeInTheDocument();
    expect(answered).toEqual([]);
    await userEvent.type(field, 'Lo pidió el cliente');
    await userEvent.click(screen.getByRole('button', { name: 'Anular pedido' }));
    expect(answered).toHaveLength(1);
  },
);

test('a frequent comment is one click, and may be gone on with', async () => {
  renderApp(<main />);
  const answered: unknown[] = [];
  void askComment({ titulo: 'Anular', boton: 'Anular pedido', frecuentes: ['Sin stock', 'Precio'] }).then((comment) =>
    answered.push(comment),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Sin stock' }));
  await userEvent.keyboard(' hasta marzo');
  await userEvent.click(screen.getByRole('button', { name: 'Anular pedido' }));
  expect(answered).toEqual(['Sin stock hasta marzo']);
});
