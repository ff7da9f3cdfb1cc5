import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router-dom';
import { renderApp } from '../../../testing/render.tsx';
import { readListState } from '../list-state.ts';
import { YesNoFilter } from './yes-no-filter.tsx';

const column = { getColId: () => 'facturado', getColDef: () => ({ headerName: 'Facturado' }) } as never;
const Shown = () => <output>{JSON.stringify(readListState(useSearchParams()[0]).filterModel)}</output>;

test('yes, no or both; other filters stay', async () => {
  const other = { total: { filterType: 'number', type: 'equals', filter: 1 } };
  renderApp(
    <MemoryRouter initialEntries={[`/?f=${encodeURIComponent(JSON.stringify(other))}`]}>
      <YesNoFilter column={column} />
      <Shown />
    </MemoryRouter>,
  );
  const filter = screen.getByRole('combobox', { name: 'Filtrar Facturado' });
  const shown = () => JSON.parse(screen.getByRole('status').textContent) as object;
  await userEvent.selectOptions(filter, 'No');
  expect(shown()).toEqual({ ...other, facturado: { filterType: 'set', values: [false] } });
  expect(filter).toHaveValue('false');
  await userEvent.selectOptions(filter, 'Sí');
  expect(shown()).toMatchObject({ facturado: { values: [true] } });
  await userEvent.selectOptions(filter, 'Todos');
  expect(shown()).toEqual(other);
});
