import { type AnyMaster, recordTitle } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { Button } from '@mantine/core';
import { IconEdit, IconFileImport, IconHistory, IconPhoto, IconPlus, IconPower, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { part } from '../ui/part.tsx';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { auditDiff } from '../calls/audit.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { confirm } from '../ui/dialogs/prompts.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column, RowAction } from '../ui/list/types.ts';
import { MasterPicture } from './master-picture.tsx';
import { MasterForm } from './master-form.tsx';
import type { MasterWire, Options, Record_ } from './types.ts';

interface Props {
  readonly master: AnyMaster;
  readonly calls: MasterWire;
  readonly context: ReactNode;
  /** What its references may name, by field. Kept by the caller: new ones set the columns back. */
  readonly options?: Options;
  /** What else one of its records offers, before what the kit offers. */
  readonly more?: (record: Record_) => readonly RowAction[];
  readonly children?: ReactNode;
  /** Between title and toolbar. */
  readonly above?: ReactNode;
}
const NONE: Options = {};
const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');

const ImportDialog = part(() => import('./import-dialog.tsx'), 'ImportDialog');

const MasterVersions = part(() => import('./master-versions.tsx'), 'MasterVersions');

const PictureDialog = part(() => import('./picture-dialog.tsx'), 'PictureDialog');

type Open =
  | { readonly what: 'picture'; readonly record: Record_ }
  | { readonly what: 'import' }
  | { readonly what: 'form'; readonly record: Record_ | undefined }
  | { readonly what: 'history'; readonly record: Record_ };
const icon = { size: 16, stroke: 1.6 };

/** The screen of a master list: what it lists, asks and offers follows from its declaration. */
export function MasterPage({ master, calls, context, options = NONE, more, children, above }: Props) {
  const may = useMay();
  const [open, setOpen] = useState<Open>();
  const words = masterWords(master);
  const writes = may(calls.change);
  const columns = useMemo(() => columnsOf(master, calls, options), [master, calls, options]);
  const run = async (failure: string, work: () => Promise<unknown>) => {
    await tell(failure, work as never);
    refreshList(master.name);
  };
  const toggle = (record: Record_) =>
    run(words.notSaved, () =>
      call(calls.change, { id: record._id, [master.payload]: { activo: !record.activo } } as never, {
        commandId: crypto.randomUUID(),
        expectedVersion: record.version,
      }),
    );
  const remove = async (record: Record_) => {
    const sure = await confirm({
      titulo: `Eliminar ${recordTitle(master, record)}`,
      texto: `No se puede deshacer. Si ya se usó, desactíva${words.it} en vez de eliminar${words.it}.`,
      boton: 'Eliminar',
      peligro: true,
    });
    if (sure)
      await run(`${words.The} no se eliminó`, () =>
        call(calls.remove, { id: record._id } as never, {
          commandId: crypto.randomUUID(),
          expectedVersion: record.version,
        }),
      );
  };
  const actions = (record: Record_): RowAction[] => [
    ...(more?.(record) ?? []),
    ...(writes
      ? [{ label: 'Editar', icon: <IconEdit {...icon} />, run: () => setOpen({ what: 'form', record }) }]
      : []),
    ...(calls.setPicture && may(calls.setPicture)
      ? [
          {
            label: master.picture!,
            icon: <IconPhoto {...icon} />,
            run: () => setOpen({ what: 'picture' as const, record }),
          },
        ]
      : []),
    ...(calls.versions || may(auditDiff)
      ? [
          {
            label: calls.versions ? 'Historial' : 'Historia',
            icon: <IconHistory {...icon} />,
            run: () => setOpen({ what: 'history' as const, record }),
          },
        ]
      : []),
    ...(writes
      ? [
          {
            label: record.activo ? 'Desactivar' : 'Reactivar',
            icon: <IconPower {...icon} />,
            run: () => void toggle(record),
          },
          { label: 'Eliminar', icon: <IconTrash {...icon} />, danger: true, run: () => void remove(record) },
        ]
      : []),
  ];
  return (
    <ListPage
      name={master.name}
      title={master.words.titulo}
      context={context}
      unit={[master.words.uno, master.words.muchos]}
      query={calls.grid}
      columns={columns}
      rowId={(row: Record_) => row._id}
      {...(writes && { onOpen: (record: Record_) => setOpen({ what: 'form', record }) })}
      actions={actions}
      asOf
      above={above}
      {...(may(calls.export) && { exportCall: calls.export })}
      action={
        writes && (
          <>
            <Button
              variant="default"
              leftSection={<IconFileImport size={16} />}
              onClick={() => setOpen({ what: 'import' })}
            >
              Importar
            </Button>
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'form', record: undefined })}>
              {`Crear ${master.words.uno}`}
            </Button>
          </>
        )
      }
      empty={{
        title: `Todavía no hay ${master.words.muchos}`,
        hint: `${master.teaches} ${writes ? `Crea ${words.first} o importa una planilla.` : `Un Administrador puede crear ${words.first}.`}`,
      }}
    >
      {open?.what === 'form' && (
        <MasterForm
          master={master}
          calls={calls}
          record={open.record}
          options={options}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open?.what === 'import' && <ImportDialog master={master} calls={calls} onClose={() => setOpen(undefined)} />}
      {open?.what === 'picture' && (
        <PictureDialog master={master} calls={calls} record={open.record} onClose={() => setOpen(undefined)} />
      )}
      {open?.what === 'history' && calls.versions && (
        <MasterVersions master={master} calls={calls} record={open.record} onClose={() => setOpen(undefined)} />
      )}
      {open?.what === 'history' && !calls.versions && (
        <DocumentHistory
          stream={`${master.category}-${open.record._id}`}
          version={undefined}
          nombre={recordTitle(master, open.record)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {children}
    </ListPage>
  );
}

/** Letters that most texts may have; one that may have more gets more of the room, if it has them. */
const USUAL_LENGTH = 80;
const TITLE_SHARE = 3;
const LONG_SHARE = 1.5;
/** A telephone, a code: it is seen whole. */
const SHORT_LENGTH = 40;
/** Columns that a laptop shows: with fewer of its own a list has room for when each record was made. */
const EIGHT = 8;

/** Its fields, then whether it is used and when it changed; a reference is read by the name of what it names. */
function columnsOf(master: AnyMaster, { picture }: MasterWire, options: Options): readonly Column<Record_>[] {
  const fields = Object.keys(master.fields).map((name) => {
    const names = options[name] && new Map(options[name].map(({ value, label }) => [value, label]));
    const read = (value: unknown): string =>
      ([value ?? []].flat() as string[]).map((one) => names?.get(one) ?? one).join(', ');
    const { kind, choices, looks } = master.row.fields[name]!;
    // Few texts that can be read rather than all of them cut, and the more room the longer they may be.
    const flex = Math.min(LONG_SHARE, Math.max(1, (master.fields[name]!.asked.max ?? 0) / USUAL_LENGTH));
    // What it is called has the room that it needs before everything else.
    if (name === master.title) return [name, { flex: TITLE_SHARE, minWidth: 176 }];
    const short = (master.fields[name]!.asked.max ?? Infinity) <= SHORT_LENGTH;
    const words =
      !choices &&
      !looks &&
      ['text', 'list'].includes(kind) &&
      (short ? { flex: 0, width: 100 } : { minWidth: 116, flex });
    return [
      name,
      {
        ...words,
        ...(names && { valueFormatter: (p: { value: unknown }) => read(p.value), flex: 1.5, minWidth: 116 }),
      },
    ];
  });
  const thumb = picture && [
    'imagen',
    {
      width: 72,
      flex: 0,
      sortable: false,
      context: undefined,
      tooltipField: undefined,
      cellRenderer: ({ data }: { data?: Record_ }) =>
        data ? <MasterPicture call={picture} record={data} tamano="miniatura" alt="" /> : null,
    },
  ];
  return rowColumns(master.row, [
    ...fields.slice(0, 1),
    ...(thumb ? [thumb] : []),
    ...fields.slice(1),
    'activo',
    ['createdAt', { initialHide: fields.length + 2 >= EIGHT }],
    'updatedAt',
  ] as never) as unknown as readonly Column<Record_>[];
}
