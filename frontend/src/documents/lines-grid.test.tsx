import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../testing/render.tsx';
import { type GridColumn, LinesGrid } from './lines-grid.tsx';

interface Line {
  readonly key: string;
  readonly cantidad: number | undefined;
}
const COLUMNS: readonly GridColumn<Line>[] = [
  {
    key: 'cantidad',
    heading: 'Cantidad',
    edit: {
      label: ({ key }) => `Cantidad de ${key}`,
      value: ({ cantidad }) => cantidad,
      set: (line, cantidad) => ({ ...line, cantidad }),
      width: 84,
    },
  },
];
function Sheet({ first }: { first: readonly Line[] }) {
  const [lines, setLines] = useState(first);
  return (
    <LinesGrid
      lines={lines}
      onLines={setLines}
      columns={COLUMNS}
      nameOf={({ key }) => key}
      title={({ key }) => key}
      errors={{}}
      onDone={() => undefined}
      empty="Todavía no hay productos."
    />
  );
}

test('what is typed into a cell is taken back and done again as one step, and a removed line comes back', async () => {
  renderApp(<Sheet first={['PN-1', 'PN-2'].map((key) => ({ key, cantidad: 2 }))} />);
  const cell = () => screen.getByLabelText<HTMLInputElement>('Cantidad de PN-1');
  await userEvent.clear(cell());
  await userEvent.type(cell(), '15');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cell().value).toBe('2');
  await userEvent.click(cell());
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(cell().value).toBe('15');
  await userEvent.click(screen.getByRole('button', { name: 'Quitar PN-2' }));
  expect(screen.queryByLabelText('Cantidad de PN-2')).toBeNull();
  await userEvent.click(cell());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByLabelText('Cantidad de PN-2')).toBeTruthy();
});

test('the only line, once removed, is taken back from where it was', async () => {
  renderApp(<Sheet first={[]} />);
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  renderApp(<Sheet first={[{ key: 'PN-9', cantidad: 3 }]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar PN-9' }));
  expect(screen.queryByLabelText('Cantidad de PN-9')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(screen.getByLabelText<HTMLInputElement>('Cantidad de PN-9').value).toBe('3');
});
