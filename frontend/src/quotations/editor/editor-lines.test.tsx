import { inPesos } from '@power/domain/quotations/quotation.testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderApp } from '../../testing/render.tsx';
import { EditorLines } from './editor-lines.tsx';
import type { PricedLine } from './priced-lines.ts';
import type { TypedLine } from './typed-quotation.ts';

const typed = (key: string): TypedLine => ({
  key,
  producto: key,
  part_number: `PN-${key}`,
  nombre: 'Cámara',
  cantidad: 1,
  seccion: null,
  comentario: null,
});
function Editor({ locks = false }: { locks?: boolean }) {
  const [lines, setLines] = useState<readonly TypedLine[]>([typed('1'), typed('2')]);
  return (
    <EditorLines
      lines={lines.map(
        (line) =>
          ({
            key: line.key,
            typed: line,
            line: locks ? { modificable: line.modificable ?? true, valor_propuesto: null, precio: 900 } : undefined,
            disponible: 5,
            falta: false,
          }) as unknown as PricedLine,
      )}
      terms={inPesos()}
      margenes={false}
      locks={locks}
      unknown={new Set()}
      tried={false}
      onLines={setLines}
      onDone={() => undefined}
      below={null}
    />
  );
}

test('comment and section of a line are begun from its figures, by keyboard', async () => {
  renderApp(<Editor />);
  const units = screen.getByLabelText('Cantidad de PN-2');
  units.focus();
  await userEvent.keyboard('{Alt>}c{/Alt}');
  await waitFor(() => expect(screen.getByLabelText('Comentario de PN-2')).toHaveFocus());
  await userEvent.keyboard('Con soporte{Alt>}c{/Alt}');
  await waitFor(() => expect(units).toHaveFocus());
  expect(screen.queryByLabelText('Comentario de PN-2')).not.toBeInTheDocument();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => expect(screen.getByLabelText('Título de la sección de PN-2')).toHaveFocus());
});

test('who validates prices locks a line and opens it; others have no such button', async () => {
  const { unmount } = renderApp(<Editor />);
  expect(screen.queryByRole('button', { name: /^Fijar/ })).not.toBeInTheDocument();
  unmount();
  renderApp(<Editor locks />);
  await userEvent.click(screen.getByRole('button', { name: 'Fijar PN-2' }));
  expect(screen.getByText(/No modificable/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Permitir modificar PN-2' }));
  expect(screen.queryByText(/No modificable/)).not.toBeInTheDocument();
});
