import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { DownloadEvidence } from './download-evidence.tsx';

const as = (perfil: string): void =>
  currentUser.set({ _id: 'u', perfiles: { perfil }, permisos: {} } as unknown as CurrentUser);

test('who may audit asks for it by document, and reads why there is none yet', async () => {
  as('Finanzas');
  const mensaje = 'El último cambio de este documento se sella dentro de un minuto. Descarga la evidencia entonces.';
  const server = fakeServer(() => ({ body: { ok: false, titulo: 'Todavía no está sellado', mensaje } }));
  try {
    renderApp(<DownloadEvidence stream="order-77" />);
    await userEvent.click(screen.getByRole('button', { name: 'Descargar evidencia' }));
    expect(await screen.findByText(mensaje)).toBeInTheDocument();
    expect(server.received).toMatchObject([
      { path: expect.stringContaining('/auditoria/evidencia'), body: { stream: 'order-77' } },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  } finally {
    server.restore();
  }
});

test('nobody else is offered it', () => {
  as('Ejecutivo de Ventas');
  renderApp(<DownloadEvidence stream="order-77" />);
  expect(screen.queryByRole('button', { name: 'Descargar evidencia' })).not.toBeInTheDocument();
});
