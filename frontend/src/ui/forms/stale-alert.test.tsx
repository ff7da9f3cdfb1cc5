import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render.tsx';
import { StaleAlert } from './stale-alert.tsx';

test('a stale version counts lines from 1 and writes amounts in the currency of their document', () => {
  const campos = [
    { campo: 'lineas.0.precio', antes: 4827.31, despues: 5000, moneda: 'EUR', moneda_antes: 'USD' },
    { campo: 'lineas.1.cantidad', antes: 1, despues: 2 },
    { campo: 'productos_cotizacion.0.valor_propuesto', antes: 1234.5, despues: 1300, moneda: 'dolares' },
  ];
  renderApp(
    <StaleAlert
      reply={{ ok: false, version: 4, cambios: [{ etiqueta: 'Orden modificada', usuario: 'Ana', campos }] }}
      onApply={() => undefined}
      onNewer={undefined}
      busy={false}
    />,
  );
  const changes = screen.getAllByRole('term').map((name) => {
    const value = name.nextElementSibling!;
    const texts = ['del', 'ins'].map((tag) => value.querySelector(tag)!.textContent);
    return [name.textContent, ...texts];
  });
  expect(changes).toEqual([
    [expect.stringMatching(/^Línea 1 · /), '4.827,31 USD', '5.000 EUR'],
    ['Línea 2 · Cantidad', '1', '2'],
    [expect.stringMatching(/ 1 · /), 'US$ 1,234.50', 'US$ 1,300.00'],
  ]);
});
