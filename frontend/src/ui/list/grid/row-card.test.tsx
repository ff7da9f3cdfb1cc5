import { render } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { booleanColumn, idColumn, moneyColumn, numberColumn, textColumn } from '../columns.tsx';
import type { Column } from '../types.ts';
import { rowCard } from './row-card.tsx';

interface Row {
  readonly codigo: string;
  readonly nombre: string;
  readonly sap: string;
  readonly dias: number;
  readonly activo: boolean;
  readonly web: boolean;
}
const columns: readonly Column<Row>[] = [
  idColumn('codigo', 'Código'),
  textColumn('nombre', 'Nombre'),
  textColumn('sap', 'Código SAP'),
  numberColumn('dias', 'Días'),
  booleanColumn('activo', 'Activo'),
  booleanColumn('web', 'Web'),
];
const Card = rowCard(columns, {
  first: ['codigo', 'nombre'],
  second: ['sap', 'dias', 'activo', 'web'],
}) as FunctionComponent<{
  readonly data: Row;
}>;
const below = (row: Row): string[] => {
  const { container } = render(<Card data={row} />);
  return [...container.querySelectorAll('.row-card > div:last-child > span')].map((fact) => fact.textContent ?? '');
};
const row: Row = { codigo: 'NOR', nombre: 'Norte', sap: '03', dias: 15, activo: true, web: true };

test('below a card a figure and a code of digits have their heading, a raised flag its name', () => {
  expect(below(row)).toEqual(['Código SAP 03', 'Días 15', '', 'Web']);
});

test('what is out of use says so; a flag that is down says nothing', () => {
  expect(below({ ...row, sap: '30 y 60' })[0]).toBe('Código SAP 30 y 60');
  expect(below({ ...row, activo: false, web: false, sap: 'A-3' })).toEqual(['A-3', 'Días 15', 'Inactivo', '']);
});

test('an amount that has come to another is struck through before it; one that has not stands alone', () => {
  const Priced = rowCard<{ codigo: string; nombre: string; total: number; facturado: number | null }>(
    [
      idColumn('codigo', 'N°'),
      textColumn('nombre', 'Cliente'),
      moneyColumn('total', 'Total'),
      moneyColumn('facturado', '$'),
    ],
    { first: ['codigo', 'nombre', 'total'], second: [], now: 'facturado' },
  ) as FunctionComponent<{ readonly data: object }>;
  const amount = (facturado: number | null) =>
    render(<Priced data={{ codigo: '7', nombre: 'Sur', total: 2000, facturado }} />).container.querySelector(
      'strong:last-child',
    )!.innerHTML;
  expect([null, 2000, 900].map(amount)).toEqual(['$2.000', '$2.000', '<s title="Antes">$2.000</s> $900']);
});
