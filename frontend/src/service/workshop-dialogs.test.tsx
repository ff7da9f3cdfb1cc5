import type { CaseSheet } from '@power/domain/service/cases/views/sheet';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { DiagnosisDialog } from './workshop-dialogs.tsx';

const sheet = (version: number, diagnostico: string | null) =>
  ({
    number: 7,
    version,
    lineas: [
      {
        linea: 1,
        serie: 'S-1',
        falla: 'No enciende',
        descripcion: 'Nada',
        diagnostico,
        producto: { part_number: 'DS-1' },
      },
    ],
  }) as unknown as CaseSheet;

/** The sheet below follows what others change. */
function Live() {
  const [now, setNow] = useState(sheet(3, null));
  return (
    <>
      <DiagnosisDialog sheet={now} onClose={() => undefined} />
      <button onClick={() => setNow(sheet(4, 'Fuente quemada'))}>otro</button>
    </>
  );
}

test('a case that somebody else went on with is sent as what was opened, so that the server says so', async () => {
  const server = fakeServer(() => ({ body: { ok: false, codigo: 'VERSION_OBSOLETA', version: 4, cambios: [] } }));
  renderApp(<Live />);
  await userEvent.type(await screen.findByRole('textbox', { name: /^Diagnóstico/ }), 'Placa húmeda');
  await userEvent.click(screen.getByRole('button', { name: 'otro', hidden: true }));
  expect(screen.getByRole('textbox', { name: /^Diagnóstico/ })).toHaveValue('Placa húmeda');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar diagnóstico' }));
  await waitFor(() => expect(server.received.at(-1)?.body).toMatchObject({ id: 7, expectedVersion: 3 }));
  server.restore();
});
