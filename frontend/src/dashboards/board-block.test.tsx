import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { BoardBlock } from './board-block.tsx';

const card = (number: number) => ({
  number,
  name: `Cliente ${number}`,
  since: '2026-01-05T12:00:00.000Z',
  tipo: 'EN SALA',
});

test('shows the count, at most twelve cards and how many are beyond', () => {
  render(<BoardBlock heading="Pendientes" empty="Nada" cards={Array.from({ length: 15 }, (_, n) => card(n + 1))} />);
  expect(screen.getByRole('heading')).toHaveTextContent('Pendientes 15');
  expect(screen.getAllByRole('article')).toHaveLength(12);
  expect(screen.getByText('y 3 más')).toBeInTheDocument();
});

test('a card that went slides out and is then gone', () => {
  jest.useFakeTimers();
  try {
    const { rerender, container } = render(<BoardBlock heading="Pendientes" empty="Nada" cards={[card(1), card(2)]} />);
    rerender(<BoardBlock heading="Pendientes" empty="Nada" cards={[card(2)]} />);
    expect(container.querySelectorAll("[data-leaving='true']")).toHaveLength(1);
    act(() => {
      jest.advanceTimersByTime(300);
    });
    expect(container.querySelectorAll('article')).toHaveLength(1);
    expect(screen.getByText('Cliente 2')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test('few cards share the height of the board; what is ready is marked so', () => {
  const { container } = render(<BoardBlock heading="Listo" empty="Nada" ready cards={[card(1), card(2)]} />);
  const cells = container.querySelector<HTMLElement>('[style]')!;
  expect([cells.style.getPropertyValue('--rows'), cells.style.getPropertyValue('--columns')]).toEqual(['3', '1']);
  expect(container.querySelectorAll("[data-ready='true']")).toHaveLength(2);
});

test('seven cards fill two columns evenly and have room for whole names: no column is almost empty', () => {
  const { container } = render(
    <BoardBlock heading="En Proceso" empty="Nada" cards={Array.from({ length: 7 }, (_, n) => card(n + 1))} />,
  );
  const cells = container.querySelector<HTMLElement>('[style]')!;
  expect(['--rows', '--columns', '--grow'].map((name) => cells.style.getPropertyValue(name))).toEqual(['4', '2', '1']);
  expect(cells).toHaveAttribute('data-tall', 'true');
  expect([...cells.children].map((cell) => (cell as HTMLElement).style.gridColumn)).toEqual([
    '1',
    '1',
    '1',
    '1',
    '2',
    '2',
    '2',
  ]);
});

test('what waits grows old, what is ready does not', () => {
  const { container, rerender } = render(<BoardBlock heading="Pendientes" empty="Nada" cards={[card(1)]} />);
  expect(container.querySelectorAll("[data-age='tarde']")).toHaveLength(1);
  rerender(<BoardBlock heading="Listo" empty="Nada" ready cards={[card(1)]} />);
  expect(container.querySelectorAll('[data-age]')).toHaveLength(0);
});
