import type { AnyUnits } from '@power/domain/inventory/units/unit-document.shared';
import type { AnySheet, HeaderFields } from '@power/domain/inventory/units/unit-types.shared';
import type { RowOf } from '@power/domain/kernel/row';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import type { Column } from '../../ui/list/types.ts';
import { DocumentListPage } from '../document-list-page.tsx';
import type { DocumentScreen } from '../types.ts';
import { formOf, type UnitSide } from './unit-side.ts';

type Listed = RowOf<AnyUnits['shown']>;
type Width = Partial<Omit<Column<Listed>, 'field'>>;
type Widths = Readonly<Record<string, Width>>;
interface Props<V extends AnySheet, A extends string> {
  readonly side: UnitSide;
  readonly screen: DocumentScreen<V, A>;
  /** Of columns that are not as wide as their kind. */
  readonly widths?: Widths;
  /** Columns of its own, before who wrote it. */
  readonly columns?: readonly Column<Listed>[];
}

/** Texts of several lines take what is left. */
const widthOf = (fields: HeaderFields, name: string): Width =>
  fields[name]!.asked.lines ? { minWidth: 160, flex: 2 } : {};

function columnsOf({ shown, fields }: AnyUnits, widths: Widths, own: readonly Column<Listed>[]) {
  const of = (name: string, width: Width) => [name, { ...width, ...widths[name] }] as const;
  return rowColumns(shown, [
    of('number', { headerName: 'N°', width: 80 }),
    'estado',
    ...Object.keys(fields).map((name) => of(name, widthOf(fields, name))),
    of('lineas', { width: 90 }),
    of('unidades', { width: 100 }),
    ...own,
    of('creado_por', { minWidth: 140, flex: 1 }),
    of('createdAt', { width: 150 }),
    of('updatedAt', { initialHide: true }),
  ]);
}

/** The list of a document of products and units, from its declaration; each opens over it, at an address of its own. */
export function unitListPage<V extends AnySheet, A extends string>({
  side,
  screen,
  widths = {},
  columns: own = [],
}: Props<V, A>) {
  const { words, says, screen: ruta, of } = side.units;
  const many = words.muchos[0]!.toUpperCase() + words.muchos.slice(1);
  const fresh = `${says.participle('Nuev')} ${words.uno}`;
  const columns = columnsOf(side.units, widths, own);
  const card = { first: ['number', of, 'unidades'], second: ['estado', 'createdAt'] } as const;
  return () => (
    <DocumentListPage
      name={ruta}
      title={many}
      context={`${many}: qué productos y cuántas unidades.`}
      unit={[words.uno, words.muchos]}
      query={side.lists.grid}
      columns={columns}
      card={card}
      screen={screen}
      param="documento"
      see="Ver documento"
      form={formOf(side)}
      fresh={fresh}
      exportCall={side.lists.export}
      empty={{ title: `Todavía no hay ${words.muchos}`, hint: `Ingresa ${says.first} con «${fresh}».` }}
    />
  );
}
