import { webCategoryMaster } from '@power/domain/content/views/web-category-row';
import { ActionIcon, Button } from '@mantine/core';
import { IconEdit, IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { webCategories } from '../calls/content.ts';
import { MasterForm } from '../masters/master-form.tsx';
import type { Options, Record_ } from '../masters/types.ts';
import { useMasterRecords } from '../masters/use-master-options.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { tell } from '../ui/dialogs/tell.ts';
import { refreshList } from '../ui/list/refresh-list.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useOneAtATime } from '../ui/use-one-at-a-time.ts';
import styles from './category-tree.module.css';
import { byKey, type Category, childrenOf, flat, type Move, moved, treeOf } from './category-tree.ts';

interface Props {
  readonly context: string;
  readonly options: Options;
  readonly ways: ReactNode;
}
const HELP =
  'Arrastra una categoría dentro de otra, o sobre su borde para ponerla antes. Con el teclado: Alt y las flechas.';

/** Sections of the site as a tree: moved by hand or by keyboard, made and changed in the form of their list. */
export function CategoryTreePage({ context, options, ways }: Props) {
  const writes = useMay()(webCategories.change);
  const all = useMasterRecords(webCategories) as unknown as readonly Category[];
  const [form, setForm] = useState<{ readonly record: Record_ | undefined }>();
  const [dragged, setDragged] = useState<string>();
  const [focus, setFocus] = useState<string>();
  const items = useRef(new Map<string, HTMLElement>());
  const once = useOneAtATime();
  const rows = flat(treeOf(all));
  const current = rows.some(({ category }) => category.slug === focus) ? focus : rows[0]?.category.slug;
  const apply = (moves: readonly Move[]) =>
    once(async () => {
      for (const { category, padre, orden } of moves)
        // oxlint-disable-next-line no-await-in-loop -- the first that is refused ends it
        if (!(await tell('La categoría no se movió', () => change(category, { padre, orden })))) break;
      refreshList(webCategoryMaster.name);
    });
  const onKey = (event: KeyboardEvent, slug: string) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (event.altKey) {
      if (writes) void apply(byKey(all, slug, event.key));
      return;
    }
    const at = rows.findIndex(({ category }) => category.slug === slug);
    const next = event.key === 'ArrowDown' ? rows[at + 1] : event.key === 'ArrowUp' ? rows[at - 1] : undefined;
    if (!next) return;
    setFocus(next.category.slug);
    items.current.get(next.category.slug)?.focus();
  };
  const onDrop = (target: Category, before: boolean) => {
    if (dragged === undefined || dragged === target.slug) return;
    const others = childrenOf(all, target.padre).filter(({ slug }) => slug !== dragged);
    const place = others.findIndex(({ slug }) => slug === target.slug);
    void apply(before ? moved(all, dragged, target.padre, place) : moved(all, dragged, target.slug, Infinity));
    setDragged(undefined);
  };
  return (
    <>
      <PageHeader
        title={webCategoryMaster.words.titulo}
        context={context}
        action={
          writes && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setForm({ record: undefined })}>
              Crear categoría
            </Button>
          )
        }
      />
      <div className={styles.page}>
        {ways}
        {rows.length === 0 ? (
          <EmptyState title="Todavía no hay categorías" hint={webCategoryMaster.teaches} />
        ) : (
          <>
            {writes && <p className={styles.help}>{HELP}</p>}
            <ul role="tree" aria-label="Categorías" className={styles.tree}>
              {rows.map(({ category, level, children }) => (
                <li
                  key={category.slug}
                  ref={(element) => {
                    if (element) items.current.set(category.slug, element);
                    else items.current.delete(category.slug);
                  }}
                  role="treeitem"
                  aria-level={level}
                  aria-selected={category.slug === current}
                  {...(children.length > 0 && { 'aria-expanded': true })}
                  tabIndex={category.slug === current ? 0 : -1}
                  className={styles.item}
                  style={{ paddingInlineStart: `calc(var(--space-24) * ${level})` }}
                  draggable={writes}
                  onFocus={() => setFocus(category.slug)}
                  onKeyDown={(event) => event.target === event.currentTarget && onKey(event, category.slug)}
                  onDragStart={() => setDragged(category.slug)}
                  onDragOver={(event) => event.preventDefault()}
                  onDrop={(event) => {
                    event.preventDefault();
                    const box = event.currentTarget.getBoundingClientRect();
                    onDrop(category, event.clientY < box.top + box.height / 3);
                  }}
                >
                  <span>{category.nombre}</span>
                  <small className={styles.slug}>{`/${category.slug}`}</small>
                  {writes && (
                    <ActionIcon
                      variant="subtle"
                      aria-label={`Editar ${category.nombre}`}
                      onClick={() => setForm({ record: category as unknown as Record_ })}
                    >
                      <IconEdit size={16} />
                    </ActionIcon>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {form && (
        <MasterForm
          master={webCategoryMaster}
          calls={webCategories}
          record={form.record}
          options={options}
          onClose={() => setForm(undefined)}
        />
      )}
    </>
  );
}

const change = ({ _id, version }: Category, categoria: { padre: string; orden: number }) =>
  call(
    webCategories.change,
    { id: _id, categoria },
    {
      commandId: crypto.randomUUID(),
      expectedVersion: version,
    },
  );
