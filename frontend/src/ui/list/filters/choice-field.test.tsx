import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { renderApp } from '../../../testing/render.tsx';
import { ChoiceField } from './choice-field.tsx';

const brands = Array.from({ length: 20 }, (_, n) => [`m${n}`, `Marca ${n}`] as const);

test('one of many is looked for by its name; what was chosen before stays chosen', async () => {
  const onFilter = jest.fn();
  const chosen = { filterType: 'set', values: ['m3'] };
  renderApp(<ChoiceField label="Marca" size="xs" values={brands} filter={chosen} onFilter={onFilter} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Marca: Marca 3' }));
  await userEvent.type(await screen.findByLabelText('Buscar en Marca'), 'marca 1');
  expect(screen.getAllByRole('checkbox')).toHaveLength(11);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Marca 19' }));
  expect(onFilter).toHaveBeenCalledWith({ filterType: 'set', values: ['m3', 'm19'] });
});

test('a few are read, not looked for', async () => {
  renderApp(
    <ChoiceField label="Marca" size="xs" values={brands.slice(0, 5)} filter={undefined} onFilter={() => undefined} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Filtrar Marca: Todos' }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(5);
  expect(screen.queryByLabelText('Buscar en Marca')).toBeNull();
});
