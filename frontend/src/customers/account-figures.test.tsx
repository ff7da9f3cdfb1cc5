import { screen } from '@testing-library/react';
import { renderApp } from '../testing/render.tsx';
import { AccountFigures } from './account-figures.tsx';

test('credit in use has one decimal, and every group of the list is a name and its value alone', () => {
  renderApp(<AccountFigures account={{ cupo: 3000, usado: 545, puntos: 12 } as never} />);
  expect(screen.getByText('18,2% de $3.000')).toBeInTheDocument();
  const groups = [...document.querySelectorAll('dl > div')];
  expect(groups).toHaveLength(3);
  expect(groups.map(({ children }) => [...children].map(({ tagName }) => tagName))).toEqual(
    groups.map(() => ['DT', 'DD']),
  );
});

test('over the limit it is said by how much, not only that nothing is left', () => {
  renderApp(<AccountFigures account={{ cupo: 3000, usado: 3600, puntos: 12 } as never} />);
  expect(screen.getByText('120,0% de $3.000')).toBeInTheDocument();
  expect(screen.getByText('Excede el cupo en $600 (20,0%)')).toBeInTheDocument();
});
