import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBookmark, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { askComment } from '../dialogs/prompts.ts';
import { readViews, type SavedView, writeViews } from './list-memory.ts';
import { readListState, writeListState } from './list-state.ts';

/** Filters and order under a name, per person. */
export function ViewsMenu({ name }: { name: string }) {
  const [search, setSearch] = useSearchParams();
  const [views, setViews] = useState<SavedView[]>(() => readViews(name));
  const keep = (next: SavedView[]) => { setViews(next); writeViews(name, next); };
  const save = async () => {
    const nombre = await askComment({ titulo: 'Guardar vista', etiqueta: 'Nombre de la vista', boton: 'Guardar vista' });
    if (!nombre) return;
    const busqueda = writeListState(new URLSearchParams(), readListState(search)).toString();
    keep([...views.filter((v) => v.nombre !== nombre), { nombre, busqueda }]);
  };
  const apply = (view: SavedView) => setSearch((old) => writeListState(old, readListState(new URLSearchParams(view.busqueda))));
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target><Button variant="default" size="xs" leftSection={<IconBookmark size={16} />}>Vistas</Button></Menu.Target>
      <Menu.Dropdown>
        {views.map((view) => (
          <Menu.Item key={view.nombre} onClick={() => apply(view)}
            rightSection={<ActionIcon component="span" variant="subtle" size="sm" aria-label={`Borrar vista ${view.nombre}`} onClick={(e) => { e.stopPropagation(); keep(views.filter((v) => v !== view)); }}><IconTrash size={14} /></ActionIcon>}>
            {view.nombre}
          </Menu.Item>
        ))}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item onClick={() => void save()}>Guardar vista actual…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
