import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { PaymentReturn } from './payment-return.tsx';

let server: ReturnType<typeof fakeServer>;
afterEach(() => server.restore());
const visit = (address: string) =>
  renderApp(
    <RouterProvider
      router={createMemoryRouter([{ path: 'pago-web/:pedido', element: <PaymentReturn /> }], {
        initialEntries: [address],
      })}
    />,
  );
const ok = { ok: true, version: 2, posicion: '9', number: 77, monto: 3588 };

test('who paid sees the receipt', async () => {
  server = fakeServer(() => ({
    body: {
      ...ok,
      mensaje: 'Recibimos el pago del Pedido N° 77.',
      pagado: true,
      autorizacion: '1213',
      fecha: '2026-01-06T12:00:00.000Z',
      tarjeta: '6623',
    },
  }));
  visit('/pago-web/77?token_ws=t1');
  expect(await screen.findByRole('heading', { name: 'Pago recibido' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Recibimos el pago del Pedido N° 77.Monto: $3.588Código de autorización: 1213Fecha: 06-01-2026 09:00Tarjeta: •••• 6623',
  );
  expect(server.received).toMatchObject([{ path: '/pago-web/confirmar', body: { pedido: '77', token_ws: 't1' } }]);
});

test('who gave up, or took too long, hears that nothing was charged; the second without asking', async () => {
  const mensaje = 'El pago del Pedido N° 77 no se completó. No se hizo ningún cobro.';
  server = fakeServer(() => ({
    body: { ...ok, mensaje, pagado: false, autorizacion: null, fecha: null, tarjeta: null },
  }));
  const { unmount } = visit('/pago-web/77?TBK_TOKEN=t1&TBK_ORDEN_COMPRA=77-1');
  expect(await screen.findByText(mensaje)).toBeInTheDocument();
  expect(server.received).toMatchObject([{ body: { TBK_TOKEN: 't1' } }]);
  unmount();
  visit('/pago-web/77?TBK_ID_SESION=s');
  expect(await screen.findByText(/Se acabó el tiempo para pagar/)).toBeInTheDocument();
  expect(server.received).toHaveLength(1);
});

test('while Webpay does not answer the page asks again', async () => {
  server = fakeServer((_, nth) => ({
    body:
      nth === 1
        ? { ok: false, codigo: 'WEBPAY_NO_RESPONDE', titulo: 'Pago con Webpay', mensaje: 'Webpay no responde.' }
        : {
            ...ok,
            mensaje: 'Recibimos el pago.',
            pagado: true,
            autorizacion: '1',
            fecha: '2026-01-06T12:00:00.000Z',
            tarjeta: '1',
          },
  }));
  visit('/pago-web/77?token_ws=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Preguntar otra vez' }));
  expect(await screen.findByText('Recibimos el pago.')).toBeInTheDocument();
});
