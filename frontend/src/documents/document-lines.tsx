import type { DocumentLines as Declared } from '@power/domain/kernel/document';
import type { CSSProperties, ReactNode } from 'react';
import { fieldText, isFigure } from '../ui/format/field-text.ts';
import styles from './document-lines.module.css';

type Row = Readonly<Record<string, unknown>> & { readonly linea: number };

interface Props<V> {
  readonly lines: Declared<V>;
  readonly sheet: V;
  readonly cells?: Readonly<Record<string, (row: Row, sheet: V) => ReactNode>> | undefined;
  /** Columns that only this view adds, by heading. */
  readonly more?: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** Lines that need looking at. */
  readonly wrong?: (row: Row) => boolean;
}

/** Lines of a document, columns by the kind of their fields; what no line has is left out. */
export function DocumentLines<V>({ lines, sheet, cells, more = {}, wrong }: Props<V>) {
  const rows = lines.of(sheet);
  if (rows.length === 0) return <p className={styles.none}>Este documento no tiene líneas.</p>;
  const columns = Object.entries(lines.fields).filter(
    ([name, field]) => !field.internal && rows.some((row) => row[name] !== undefined),
  );
  // Beside its code, what a line is about.
  const named = (n: number): boolean => n === 1 && columns[1]?.[1].kind === 'text';
  const cell = (row: Row, name: string): ReactNode =>
    cells?.[name]?.(row, sheet) ?? fieldText(lines.fields[name]!, row[name]);
  return (
    <table
      className={styles.lines}
      style={{ '--figures': columns.length - (named(1) ? 2 : 1) + Object.keys(more).length } as CSSProperties}
    >
      <thead>
        <tr>
          {columns.map(([name, field], n) => (
            <th key={name} scope="col" data-figure={isFigure(field)} data-name={named(n) || undefined}>
              {field.label}
            </th>
          ))}
          {Object.keys(more).map((heading) => (
            <th key={heading} scope="col" data-figure>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.linea} data-wrong={wrong?.(row) ?? false}>
            {columns.map(([name, field], n) =>
              n === 0 ? (
                <th key={name} scope="row">
                  {cell(row, name)}
                </th>
              ) : (
                <td
                  key={name}
                  data-label={field.label}
                  data-figure={isFigure(field)}
                  {...(named(n) && { 'data-name': true, title: String(row[name] ?? '') })}
                >
                  {cell(row, name)}
                </td>
              ),
            )}
            {Object.entries(more).map(([heading, show]) => (
              <td key={heading} data-label={heading} data-figure>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
