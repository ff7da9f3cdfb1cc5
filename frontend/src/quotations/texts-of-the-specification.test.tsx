import {
  isProblem,
  type LineProblem,
  proposePrice,
  proposeTotal,
  changeQuantity,
  gaugeTone,
} from '@power/domain/quotations/line-rules';
import { freshLine } from '@power/domain/quotations/lines';
import { VALIDITY_DAYS } from '@power/domain/quotations/parts';
import { inDollars, inPesos, quotable, sold } from '@power/domain/quotations/quotation.testing';
import { quotationDocument } from '@power/domain/quotations/views/quotation-document';
import { TC_RESPALDO } from '@power/domain/products/views/price-queries';
import { sumsOf } from '@power/domain/quotations/sums';
import { COMMENT_MISSING, COMMENT_TITLE, successOf, WARNING } from '../orders/validate-flow.tsx';
import { SHORTAGE_TITLE } from '../orders/shortage-table.tsx';
import { formatInstant } from '@power/domain/kernel/dates';
import { cleanup, render } from '@testing-library/react';
import { LABELS } from '../orders/header-form.ts';
import { quotationCells } from './quotation-parts.tsx';
import { quotationScreen } from './quotation-screen.tsx';

const own = { linea: 1, seccion: null, comentario: null, cantidad: 1 };
const pesos = inPesos();
const line = freshLine(own, quotable(sold('1')), pesos);
const abroad = freshLine(own, quotable(sold('1')), inDollars);
const told = (outcome: typeof line | LineProblem): string =>
  isProblem(outcome) ? `${outcome.titulo} / ${outcome.texto}` : 'accepted';
/** Headings of the lines, in the order that people see them. */
const headings = (sheet: object): string =>
  Object.entries(quotationDocument.lines.fields)
    .filter(([name, { internal }]) => !internal && name in sheet)
    .map(([, { label }]) => label)
    .join(', ');
const sheetOf = (l: typeof line, terms: typeof pesos) =>
  ({
    ...terms,
    ...sumsOf({ ...terms, productos_cotizacion: [l] }),
    productos_cotizacion: [{ ...l, ponderacion: 100 }],
  }) as never;
const rowOf = (l: typeof line, terms: typeof pesos) => quotationDocument.lines.of(sheetOf(l, terms))[0]!;

const totalsOf = (l: typeof line, terms: typeof pesos): string =>
  quotationDocument
    .totals(sheetOf(l, terms))
    .flatMap(({ rows }) => rows.map(({ label }) => label))
    .join(', ');
/** What a cell says, its marks left out. */
const cellOf = (name: 'unitario_pesos' | 'margen' | 'ponderacion', l: typeof line): string => {
  const cell = quotationCells[name](rowOf(l, pesos) as never, sheetOf(l, pesos));
  const said = render(<>{cell}</>).container.textContent ?? '';
  cleanup();
  return said;
};
const cheap = proposePrice(line, 900, pesos) as typeof line;
const service = freshLine(own, quotable(sold('9'), { servicio: true }), pesos);

/** Document 2, to the letter: the text, and what the system says. */
const TEXTS: readonly (readonly [section: string, text: string, said: string])[] = [
  ['§2', 'Resumen Cotización N° 7', quotationScreen.sheetTitle('7', undefined as never)],
  [
    '§2',
    'Producto, Valor Unitario, Margen, Cantidad, Total Precio, Validación, Ponderación',
    headings(rowOf(line, pesos)),
  ],
  [
    '§2',
    'Producto, Cantidad, Margen, F.Aereo, P.Unit Aéreo, Total Aéreo, F.Marítimo, P.Unit Marítimo, Total Marítimo, Validación',
    headings(rowOf(abroad, inDollars)),
  ],
  ['§2', 'Validado', String(rowOf(line, pesos).validacion)],
  ['§2', 'Pendiente', String(rowOf({ ...line, validado: false }, pesos).validacion)],
  ['§2', '$940 $900Requiere Validación', cellOf('unitario_pesos', cheap)],
  ['§2', '$940', cellOf('unitario_pesos', line)],
  ['§2', 'NETO, IVA (19%), TOTAL', totalsOf(line, pesos)],
  ['§2', 'Total Aéreo, Total Marítimo, NETO, IVA (19%), TOTAL', totalsOf(abroad, inDollars)],
  ['§2', 'Condición de Pago, Método de Pago', `${LABELS.condicion_pago}, ${LABELS.metodo_pago}`],
  ['§2', '05-01-2026 09:00:00', formatInstant('2026-01-05T12:00:00.000Z')],
  ['§5', '- and -', `${cellOf('margen', service)} and ${cellOf('ponderacion', service)}`],
  ['§5', 'Margen Incorrecto / El Margen NO puede ser Menor a 1', told(proposePrice(line, 603, pesos))],
  ['§5', 'Margen Incorrecto / El Margen NO puede ser menor a 10%', told(proposeTotal(line, 650, pesos))],
  ['§5', 'Margen Incorrecto / El Margen NO puede ser menor a 10%', told(proposePrice(abroad, 6.5, inDollars))],
  ['§5', 'Cantidad Incorrecta / La Cantidad NO puede ser menor a 1', told(changeQuantity(line, 0, pesos))],
  ['§5', 'Valor Incorrecto / El valor No puede ser menor a 1', told(proposeTotal(line, 0, pesos))],
  [
    '§5',
    'No se puede Modificar / Esta línea no se puede Modificar',
    told(proposePrice({ ...line, modificable: false }, 900, pesos)),
  ],
  ['§5', 'rojo amarillo amarillo verde', [24.99, 25, 34.99, 35].map(gaugeTone).join(' ')],
  ['§5', 'El comentario de validación es obligatorio.', COMMENT_MISSING],
  ['§8', 'Por favor Agrega un Comentario', COMMENT_TITLE],
  ['§8', 'Los siguientes productos no tienen stock suficiente:', SHORTAGE_TITLE],
  ['§8', 'Pedido N° 7 Validado Administrativamente', successOf(7).titulo],
  ['§8', 'El Pedido fue validado y quedó disponible para Picking', successOf(7).texto],
  [
    '§8',
    'Si validas este Pedido quedará disponible para que Bodega comience la Entrega. Recuerda comprobar el método de pago',
    WARNING,
  ],
  ['§9', '15', String(VALIDITY_DAYS)],
  ['§9', '960', String(TC_RESPALDO)],
];

test.each(TEXTS)('document 2 %s: %s', (_section, text, said) => {
  expect(said).toBe(text);
});
