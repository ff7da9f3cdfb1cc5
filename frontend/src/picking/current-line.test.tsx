import { goods, lineOf } from '@power/domain/orders/order.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render.tsx';
import { CurrentLine } from './current-line.tsx';

function show() {
  const done: unknown[] = [];
  renderApp(
    <CurrentLine
      line={lineOf(1, goods('1'), 12)}
      left={12}
      done={{ pickeado: 0, faltante: 0, series: [] }}
      awaitsSerial={false}
      bodega="BOD"
      onScan={(code) => done.push(['lectura', code])}
      onMany={(units) => done.push(['unidades', units])}
      onMissing={(motivo) => done.push(['faltante', motivo])}
      onUnpick={() => undefined}
      onFound={() => undefined}
    />,
  );
  return done;
}

test('units are typed; a reading that lands in their field is a reading all the same', async () => {
  const done = show();
  await userEvent.click(screen.getByRole('button', { name: 'Cantidad' }));
  await userEvent.keyboard('7801234567894{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Cantidad' }));
  await userEvent.keyboard('DS-7604NI-K1/4P{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Cantidad' }));
  await userEvent.keyboard('12{Enter}');
  expect(done).toEqual([
    ['lectura', '7801234567894'],
    ['lectura', 'DS-7604NI-K1/4P'],
    ['unidades', 12],
  ]);
});

test('what a button asks is left with Esc, and once it is answered the keyboard goes on from the line', async () => {
  show();
  const units = screen.getByRole('button', { name: 'Cantidad' });
  await userEvent.click(units);
  await userEvent.keyboard('{Escape}');
  expect(units).toHaveFocus();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(units);
  await userEvent.keyboard('2{Enter}');
  expect(screen.getByRole('region', { name: 'Línea actual' })).toHaveFocus();
});

test('a shortage is one tap and its reason', async () => {
  const done = show();
  await userEvent.click(screen.getByRole('button', { name: 'Faltante' }));
  await userEvent.click(screen.getByRole('button', { name: 'Está dañado' }));
  expect(done).toEqual([['faltante', 'Está dañado']]);
});

test('the reasons of a shortage come into view: one more tap, and no scrolling', async () => {
  const shown: unknown[] = [];
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    shown.push(this);
  };
  show();
  expect(shown).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Faltante' }));
  expect(shown).toEqual([screen.getByRole('group', { name: '¿Por qué faltan 12?' }).parentElement]);
});
