import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderApp } from '../testing/render.tsx';
import type { GridColumn } from './line-handlers.ts';
import { LinesGrid } from './lines-grid.tsx';

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
  const search = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={search}
        type="button"
        onClick={() => setLines((old) => [...old, { key: `PN-${old.length + 1}`, cantidad: 1 }])}
      >
        Agregar
      </button>
      <button type="button" onClick={() => setLines([])}>
        Descartar
      </button>
      <LinesGrid
        lines={lines}
        onLines={setLines}
        columns={COLUMNS}
        nameOf={({ key }) => key}
        title={({ key }) => key}
        errors={{}}
        onDone={() => search.current?.focus()}
        empty="Todavía no hay productos."
      />
    </>
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

const cellOf = (key: string) => screen.queryByLabelText<HTMLInputElement>(`Cantidad de ${key}`);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a line that a search added is a step of its own', async () => {
  renderApp(<Sheet first={[{ key: 'PN-1', cantidad: 2 }]} />);
  await userEvent.clear(cellOf('PN-1')!);
  await userEvent.type(cellOf('PN-1')!, '15');
  await press('Agregar');
  await userEvent.click(cellOf('PN-1')!);
  await userEvent.type(cellOf('PN-1')!, '0');
  await userEvent.keyboard('{Control>}z{/Control}');
  // The line that was added stays, and what was typed before it came.
  expect(cellOf('PN-2')).not.toBeNull();
  expect(cellOf('PN-1')!.value).toBe('15');
  await userEvent.click(cellOf('PN-1')!);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cellOf('PN-2')).toBeNull();
  expect(cellOf('PN-1')!.value).toBe('15');
  await userEvent.click(cellOf('PN-1')!);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(cellOf('PN-2')).not.toBeNull();
});

test('the only line, taken back after a search added it, gives the keyboard back to the search and comes again', async () => {
  renderApp(<Sheet first={[]} />);
  await press('Agregar');
  await userEvent.click(cellOf('PN-1')!);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(cellOf('PN-1')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Agregar' })));
  await press('Rehacer');
  expect(cellOf('PN-1')!.value).toBe('1');
});

test('lines that were thrown away as a whole leave nothing to take back', async () => {
  renderApp(<Sheet first={[]} />);
  await press('Agregar');
  await press('Agregar');
  await press('Descartar');
  expect(cellOf('PN-1')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rehacer' })).toBeNull();
});
