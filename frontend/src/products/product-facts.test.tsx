import { screen } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { renderApp } from '../testing/render.tsx';
import { ProductFacts, type Sheet } from './product-facts.tsx';

test('a cost in dollars is written as dollars are, with a point', () => {
  currentUser.set({ _id: 'u', permisos: { margenes: true } } as unknown as CurrentUser);
  renderApp(<ProductFacts sheet={{ producto: { codigo: 'A1', pmp: 29_320, costo_fob: 30.86 } } as unknown as Sheet} />);
  expect(screen.getByText('US$ 30.86')).toBeInTheDocument();
});
