import { jest } from '@jest/globals';
import { supplierMaster } from '@power/domain/purchasing/views/supplier-row';
import { quotationAlertMaster } from '@power/domain/quotations/views/alert-row';
import { brandMaster } from '@power/domain/settings/views/brand-row';
import { currencyMaster } from '@power/domain/settings/views/currency-row';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quotationAlerts } from '../calls/quotations.ts';
import { suppliers } from '../calls/purchasing.ts';
import { placeMaster } from '@power/domain/inventory/views/place-row';
import { places } from '../calls/inventory.ts';
import { brands, currencies } from '../calls/settings.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { MasterForm } from './master-form.tsx';

test('a record that was refused and mended is another request: the server refuses two under one key', async () => {
  const server = fakeServer((_, nth) => ({
    body: nth === 1 ? { ok: false, titulo: 'No', mensaje: 'Ya existe una marca' } : { ok: true, mensaje: 'Creada' },
  }));
  let closed = false;
  renderApp(
    <MasterForm
      master={brandMaster}
      calls={brands as never}
      record={undefined}
      options={{}}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  const name = screen.getByLabelText(/^Nombre/);
  await userEvent.type(name, 'Dahua');
  await userEvent.click(screen.getByRole('button', { name: 'Crear marca' }));
  await screen.findByText('Ya existe una marca');
  await userEvent.type(name, ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Crear marca' }));
  await waitFor(() => expect(closed).toBe(true));
  const keys = server.received.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(2);
  server.restore();
});

test('only what is refused when it stays empty is marked as required', () => {
  renderApp(
    <MasterForm
      master={supplierMaster}
      calls={suppliers as never}
      record={undefined}
      options={{}}
      onClose={() => {}}
    />,
  );
  const marked = [...document.querySelectorAll('label')]
    .map((label) => label.textContent)
    .filter((text) => text.endsWith(' *'));
  expect(marked).toEqual(['Razón social *', 'País *', 'RUT o Tax ID *', 'Moneda *']);
});

test('what must be chosen stays when it is chosen again', async () => {
  renderApp(
    <MasterForm
      master={quotationAlertMaster}
      calls={quotationAlerts as never}
      record={undefined}
      options={{}}
      onClose={() => {}}
    />,
  );
  const kind = screen.getByRole('combobox', { name: /^Total de la cotización/ });
  // The form begins with it.
  expect(kind).toHaveValue('Mayor que');
  await userEvent.click(kind);
  await userEvent.click(await screen.findByRole('option', { name: 'Mayor que' }));
  expect(kind).toHaveValue('Mayor que');
});

test('one Esc closes the form from a field of several values, which has no options to close', async () => {
  const close = jest.fn();
  renderApp(
    <MasterForm
      master={quotationAlertMaster}
      calls={quotationAlerts as never}
      record={undefined}
      options={{}}
      onClose={close}
    />,
  );
  await userEvent.click(screen.getByRole('combobox', { name: /^Correos/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
});

test('a change begins in the first field that can be changed, and untouched it is not sent', async () => {
  const server = fakeServer(() => ({ body: { ok: true, mensaje: 'Modificada' } }));
  renderApp(
    <MasterForm
      master={currencyMaster}
      calls={currencies as never}
      record={{ _id: 'usd', version: 4, codigo: 'USD', nombre: 'Dólar', simbolo: 'US$', decimales: 2 } as never}
      options={{}}
      onClose={() => {}}
    />,
  );
  const name = screen.getByLabelText(/^Nombre/);
  await waitFor(() => expect(name).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('No hay cambios que guardar')).toBeInTheDocument();
  expect(server.received).toHaveLength(0);
  await userEvent.type(name, ' de EE. UU.');
  expect(screen.queryByText('No hay cambios que guardar')).toBeNull();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(server.received).toHaveLength(1));
  server.restore();
});

test('asks for the reason of a change that the server refuses without one, and sends it', async () => {
  const server = fakeServer(({ body }) => ({
    body: body.motivo
      ? { ok: true, mensaje: 'Guardada' }
      : { ok: false, codigo: 'FALTA_MOTIVO', titulo: 'No', mensaje: 'Tiene 2 productos: escribe el motivo.' },
  }));
  let closed = false;
  const record = {
    ...{ _id: '9', codigo: 'BOD-R01-N1-P01', nivel: 'BOD-R01-N1', tipo: 'picking' },
    ...{ capacidad: 0, minimo: 0, recorrido: 1, activo: true, version: 3 },
  };
  renderApp(
    <MasterForm
      master={placeMaster}
      calls={places as never}
      record={record as never}
      options={{ nivel: [] }}
      onClose={() => {
        closed = true;
      }}
    />,
  );
  const capacity = screen.getByLabelText(/^Capacidad/);
  await userEvent.clear(capacity);
  await userEvent.type(capacity, '5');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  const dialog = await screen.findByRole('dialog', { name: 'Motivo del cambio' });
  expect(dialog).toHaveTextContent('Tiene 2 productos: escribe el motivo.');
  await userEvent.type(within(dialog).getByLabelText(/^Motivo/), 'Golpeadas');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(closed).toBe(true));
  expect(server.received.map(({ body }) => body.motivo)).toEqual([undefined, 'Golpeadas']);
  server.restore();
});
