import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../../api/call-error.ts';
import { usePreferenceSet } from '../../use-preference.ts';
import { askComment, confirm } from '../../dialogs/prompts.ts';
import { showToast } from '../../feedback/toasts.ts';
import type { GridHandle } from '../grid/grid.tsx';
import type { ListState } from '../list-state.ts';
import { openView, type SavedView, viewOf } from './saved-view.ts';

interface Props {
  readonly name: string;
  readonly state: ListState;
  readonly onState: (state: ListState) => void;
  /** Fields that this list filters and orders by today. */
  readonly known: ReadonlySet<string>;
  readonly grid: GridHandle | undefined;
}
type Reply = { readonly ok: boolean; readonly titulo?: unknown; readonly mensaje: string };

/** Says what went wrong; what went right is on screen. */
export async function tell(failure: string, running: Promise<Reply>): Promise<void> {
  const fault = await running.then((reply) => (reply.ok ? undefined : reply.mensaje), messageOf);
  if (fault !== undefined) showToast({ tono: 'danger', titulo: failure, texto: fault });
}

/** Asks what a view is to be called; `task` heads the dialog and its button. */
export const askName = (task: string) =>
  askComment({ titulo: task, etiqueta: 'Nombre de la vista', boton: task, corto: 60, falta: 'Ingresa un nombre' });

interface MenuProps {
  /** What the views are of: the name that they are kept under. */
  readonly name: string;
  /** What is shown now, as a view of this name. */
  readonly shown: (nombre: string) => SavedView;
  readonly onApply: (view: SavedView) => void;
  readonly disabled?: boolean;
  /** Further items, asked for while the menu is open; they are given what closes it. */
  readonly more?: (close: () => void) => ReactNode;
}
interface ItemProps {
  readonly nombre: string;
  readonly onApply: () => void;
  /** Absent: it is not this person's to take away. */
  readonly onRemove?: (() => void) | undefined;
  /** Said below its name. */
  readonly detail?: string;
}

/** A view in the menu: Enter shows it, Supr takes it away. */
export function ViewItem({ nombre, onApply, onRemove, detail }: ItemProps) {
  return (
    <Menu.Item
      onClick={onApply}
      onKeyDown={(e) => e.key === 'Delete' && onRemove?.()}
      {...(onRemove && {
        title: 'Supr la borra',
        rightSection: (
          <ActionIcon
            component="span"
            variant="subtle"
            size="sm"
            aria-label={`Borrar vista ${nombre}`}
            onClick={(e) => {
              e.stopPropagation();
              onRemove();
            }}
          >
            <IconTrash size={14} />
          </ActionIcon>
        ),
      })}
    >
      {nombre}
      {detail !== undefined && (
        <Text size="xs" c="dimmed">
          {detail}
        </Text>
      )}
    </Menu.Item>
  );
}

/** What is shown, under a name; kept for the person, on every device. */
export function SavedViews({ name, shown, onApply, disabled = false, more }: MenuProps) {
  const [opened, setOpened] = useState(false);
  const prefix = `vistas/${name}/`;
  const kept = usePreferenceSet<SavedView>(prefix, opened);
  const views = kept.values
    .filter(([, view]) => typeof view?.nombre === 'string' && typeof view.busqueda === 'string')
    .sort(([, a], [, b]) => a.nombre.localeCompare(b.nombre, 'es', { numeric: true }));
  const dropdown = useRef<HTMLDivElement>(null);
  // Views that come while the menu is open push down what has the focus.
  useLayoutEffect(() => {
    dropdown.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [views.length]);
  const latest = useRef(views);
  useEffect(() => {
    latest.current = views;
  });
  const save = async () => {
    const nombre = await askName('Guardar vista');
    if (!nombre) return;
    // They may have come while the name was being typed.
    const clave = latest.current.find(([, view]) => view.nombre === nombre)?.[0] ?? `${prefix}${crypto.randomUUID()}`;
    await tell('La vista no se guardó', kept.put(clave, shown(nombre)));
  };
  const remove = async (clave: string, { nombre }: SavedView) => {
    if (
      await confirm({
        titulo: `¿Borrar la vista «${nombre}»?`,
        texto: 'Se borra en todos tus equipos.',
        boton: 'Borrar vista',
        peligro: true,
      })
    )
      await tell('La vista no se borró', kept.remove(clave));
  };
  return (
    <Menu position="bottom-end" width={260} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconBookmark size={16} />} disabled={disabled}>
          Vistas
        </Button>
      </Menu.Target>
      <Menu.Dropdown ref={dropdown}>
        {!kept.ready && (
          <Text size="sm" c="dimmed" px="sm" py="xs">
            {kept.failed ? 'Tus vistas no se pudieron cargar.' : 'Cargando tus vistas…'}
          </Text>
        )}
        {views.map(([clave, view]) => (
          <ViewItem
            key={clave}
            nombre={view.nombre}
            onApply={() => onApply(view)}
            onRemove={() => {
              setOpened(false);
              void remove(clave, view);
            }}
          />
        ))}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item onClick={() => void save()}>Guardar vista actual…</Menu.Item>
        {opened && more?.(() => setOpened(false))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Filters, order and columns of a list. */
export function ViewsMenu({ name, state, onState, known, grid }: Props) {
  const apply = (view: SavedView) => {
    const { state: shown, columns, lost } = openView(view, known);
    onState(shown);
    if (columns.length > 0) grid?.arrange(columns);
    if (lost.length > 0)
      showToast({
        tono: 'warn',
        titulo: `La vista «${view.nombre}» se aplicó en parte`,
        // A column that is gone has no name any more that people would know.
        texto: `Usaba ${lost.length === 1 ? 'una columna que ya no existe' : `${lost.length} columnas que ya no existen`}. Guárdala de nuevo para dejarla al día.`,
      });
  };
  return (
    <SavedViews
      name={name}
      shown={(nombre) => viewOf(nombre, state, grid?.arrangement() ?? [])}
      onApply={apply}
      disabled={!grid}
    />
  );
}
