import { Alert, Anchor, Skeleton, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOpens } from '../access/opens.shared.ts';
import { messageOf } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { formatCount } from '../ui/format/numbers.ts';
import type { GridCall, RowOf } from '../ui/list/types.ts';
import styles from './customer-body.module.css';

const MOST = 20;

interface Props<C extends GridCall> {
  readonly query: C;
  /** The customer whose rows they are. */
  readonly id: string;
  readonly columns: readonly (readonly [heading: string, cell: (row: RowOf<C>) => ReactNode, figure?: true])[];
  readonly none: string;
  /** Leads whoever has that list to all of them: its words, once their number is known. */
  readonly all?: (count: number) => { readonly label: string; readonly to: string };
}

/** The newest rows of a list that are one customer's. */
export function CustomerTable<C extends GridCall>({ query, id, columns, none, all }: Props<C>) {
  const opens = useOpens();
  const { data, error } = useQueryCall(query, {
    startRow: 0,
    endRow: MOST,
    sortModel: [],
    filterModel: { cliente_id: { filterType: 'text', type: 'equals', filter: id } },
  } as never);
  if (error)
    return (
      <Alert color="red" variant="light" title="La lista no se pudo cargar">
        {messageOf(error)}
      </Alert>
    );
  if (!data) return <Skeleton height={160} />;
  const { rows, lastRow } = data as unknown as { rows: (RowOf<C> & { readonly _id: string })[]; lastRow: number };
  if (rows.length === 0) return <p>{none}</p>;
  const further = lastRow > rows.length;
  const more = further ? all?.(lastRow) : undefined;
  const leads = more !== undefined && opens(more.to);
  return (
    <>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map(([heading, , figure]) => (
              <Table.Th key={heading} ta={figure ? 'right' : undefined}>
                {heading}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row._id}>
              {columns.map(([heading, cell, figure]) => (
                <Table.Td key={heading} ta={figure ? 'right' : undefined}>
                  {cell(row)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {further && !leads && (
        <p className={styles.all}>{`Se muestran los ${rows.length} más recientes de ${formatCount(lastRow)}.`}</p>
      )}
      {leads && (
        <Anchor component={Link} to={more.to} className={styles.all ?? ''}>
          {more.label}
        </Anchor>
      )}
    </>
  );
}
