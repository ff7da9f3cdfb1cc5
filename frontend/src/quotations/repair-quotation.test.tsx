import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { newQuotation } from './editor/quotation-request.ts';
import { copyOf } from './editor/typed-quotation.ts';
import { repairOf } from './repair-of.ts';
import { RepairQuotation } from './repair-quotation.tsx';

const cliente = {
  _id: '9',
  nombre: 'Alarmas Sur',
  legalcode: '76.1-0',
  tipo_cliente: null,
  condicion_pago: 'CON',
  direcciones: [],
};
const lineas = [
  { producto: '5', part_number: 'F-5', nombre: 'Fuente', cantidad: 3, seccion: 'PN-1', comentario: null },
];

test('the quotation of a repair begins with customer and lines of its case, and says so when it is saved', () => {
  const q = repairOf({ number: 7, cliente, lineas });
  expect(newQuotation(q)).toMatchObject({
    cliente: '9',
    condicion_pago: 'CON',
    rma: 7,
    referencia: 'Reparación RMA N° 7',
    productos_cotizacion: [{ producto: '5', cantidad: 3, seccion: 'PN-1' }],
  });
});

test('a copy of it is of no case', () => {
  const sheet = { rma: 7, cliente: { datos_cliente: {} }, productos_cotizacion: [] } as never;
  expect(copyOf(sheet).rma).toBeUndefined();
});

test('a repair that is quoted already leads to its quotation', async () => {
  const server = fakeServer(() => ({
    body: { ok: false, codigo: 'RMA_YA_COTIZADO', titulo: 'x', mensaje: 'El RMA N° 7 ya tiene una.', cotizacion: 501 },
  }));
  renderApp(
    <MemoryRouter>
      <RepairQuotation rma="7" begun={() => null} />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Abrir la Cotización N° 501' })).toHaveAttribute(
    'href',
    '/sistema/cotizacion/501',
  );
  server.restore();
});
