import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../testing/render.tsx';
import { MergedNotice } from './merged-notice.tsx';

const said = (documentos_unidos: number | undefined): string => {
  const unido_a = { _id: '2', nombre: 'Sur SpA', legalcode: '1-9' };
  const { unmount } = renderApp(
    <MemoryRouter>
      <MergedNotice sheet={{ unido_a, documentos_unidos } as never} />
    </MemoryRouter>,
  );
  const text = screen.getByRole('alert').textContent!;
  unmount();
  return text;
};

test('one document is told in the singular', () => {
  expect([undefined, 1, 2].map(said)).toEqual([
    expect.stringContaining('Sus documentos son de'),
    expect.stringContaining('Su documento es de'),
    expect.stringContaining('Sus 2 documentos son de'),
  ]);
});
