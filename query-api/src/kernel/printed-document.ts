import type { TotalsBlock } from '@power/domain/kernel/document';
import type { FieldKind } from '@power/domain/kernel/field';
import { logoPng } from '@power/infra/platform/export/logo';
import { once } from '@power/infra/platform/once';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printable } from './pdf.ts';
import { englishFigure, isFigure, printedValue } from './printed-value.ts';

/** One column of the lines: its value is written by its kind, unless it draws its own cell. */
export interface PrintedColumn<Row> {
  readonly title: string;
  readonly kind: FieldKind;
  /** Takes what the others leave; default as wide as its content. */
  readonly wide?: boolean;
  readonly value?: (row: Row) => unknown;
  /** Anything else than a value: a code, a stack of lines. */
  readonly draw?: (row: Row) => Content;
}

/** What a paper says, whatever it is of; the template says how (CONTRIBUTING). */
export interface Printed<Row> {
  readonly title: string;
  /** Upper right: date, state. */
  readonly corner: readonly string[];
  /** Drawn beside it, for scanners. */
  readonly qr?: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly PrintedColumn<Row>[];
  readonly rows: readonly Row[];
  /** Written across every page: what has become of it. */
  readonly mark?: string;
  /** Pictures that cells draw, by name: data URLs. */
  readonly images?: Readonly<Record<string, string>>;
  readonly totals?: readonly TotalsBlock[];
  /** Written in English, for whoever is abroad: its amounts say this currency. */
  readonly english?: { readonly currency: string };
  /** Under the totals: observations, terms, each its own paragraph. */
  readonly terms?: readonly string[];
}

/** The company's sign, as papers draw it. */
export const logo = once(() => `data:image/png;base64,${logoPng().toString('base64')}`);
const right = (text: string, bold = false): Content => ({ text, alignment: 'right', bold });

function heading<Row>({ title, corner, qr }: Printed<Row>): Content {
  return {
    table: {
      widths: ['auto', '*', 'auto', ...(qr === undefined ? [] : ['auto'])],
      body: [
        [
          { image: logo(), width: 42 },
          { text: printable(title), fontSize: 18, bold: true, margin: [6, 10, 0, 0] },
          right(printable(corner.join('\n'))),
          ...(qr === undefined ? [] : [{ qr, fit: 60 } as Content]),
        ],
      ],
    },
    layout: 'noBorders',
  };
}

function facts<Row>({ facts: pairs }: Printed<Row>): Content {
  const cell = ([label, value]: readonly [string, string]): Content => ({
    text: [{ text: `${printable(label)}: `, bold: true }, printable(value)],
    margin: [0, 1],
  });
  return {
    columns: [0, 1].map((side) => ({ stack: pairs.filter((_, n) => n % 2 === side).map(cell) })),
    columnGap: 16,
    margin: [0, 8, 0, 12],
  };
}

/** Letters of the longest code that is kept on one line. */
const WHOLE = 32;

function lines<Row>({ columns, rows, english }: Printed<Row>): Content {
  const cell = ({ kind, value, draw }: PrintedColumn<Row>, row: Row): Content => {
    if (draw) return draw(row);
    const given = value?.(row);
    const text = printable(english && kind === 'quantity' ? englishFigure(Number(given)) : printedValue(kind, given));
    // A code or amount that is broken is read, and copied, as two; a code that leaves the others no room is all the same.
    const whole = kind === 'code' && text.length <= WHOLE;
    return { text, noWrap: whole || isFigure(kind), ...(isFigure(kind) && { alignment: 'right' as const }) };
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ wide }) => (wide ? '*' : 'auto')),
      body: [
        columns.map(({ title, kind }) => ({
          text: title,
          bold: true,
          ...(isFigure(kind) && { alignment: 'right' as const }),
        })),
        ...rows.map((row) => columns.map((column) => cell(column, row))),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

const MONEY = { CLP: 'pesos', USD: 'dollars', EUR: 'euros' } as const;

const totals = (blocks: readonly TotalsBlock[], english: Printed<unknown>['english']): Content => ({
  margin: [0, 12, 0, 0],
  // Sums stay together on one page.
  unbreakable: true,
  columns: [
    { text: '' },
    ...blocks.map(({ titulo, rows }) => ({
      width: 220,
      stack: [
        ...(blocks.length > 1 ? [{ text: titulo, bold: true, alignment: 'right' as const, margin: [0, 0, 0, 2] }] : []),
        {
          table: {
            widths: ['*', 'auto'],
            body: rows.map(({ label, value, strong, divisa }) => [
              right(label, true),
              right(
                english ? `${english.currency} ${englishFigure(value)}` : printedValue(MONEY[divisa ?? 'CLP'], value),
                strong,
              ),
            ]),
          },
          layout: 'noBorders',
        },
      ] as Content[],
    })),
  ],
});

/** The one template of papers: logo, title and date; facts in two columns; lines; totals; terms; page x of y. */
export function printedDocument<Row>(paper: Printed<Row>): TDocumentDefinitions {
  return {
    info: { title: paper.title },
    ...(paper.images && { images: { ...paper.images } }),
    ...(paper.mark !== undefined && { watermark: { text: paper.mark, bold: true, opacity: 0.15, angle: -45 } }),
    content: [
      heading(paper),
      facts(paper),
      lines(paper),
      ...(paper.totals ? [totals(paper.totals, paper.english)] : []),
      ...(paper.terms ?? []).map((text): Content => ({ text: printable(text), margin: [0, 12, 0, 0] })),
    ],
    footer: (page, pages) => ({
      text: `Sistema Power Mobile · ${printable(paper.title)} · ${paper.english ? `Page ${page} of ${pages}` : `Página ${page} de ${pages}`}`,
      alignment: 'center',
      fontSize: 7,
      margin: [0, 15],
    }),
  };
}
