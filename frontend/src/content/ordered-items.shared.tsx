import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import styles from './ordered-items.module.css';

interface Props {
  readonly items: readonly { readonly id: string; readonly label: string; readonly picture?: ReactNode }[];
  readonly onOrder: (ids: readonly string[]) => void;
  readonly onRemove?: (id: string) => void;
}

/** Things in an order that a person changes: dragged, or one step at a time. */
export function OrderedItems({ items, onOrder, onRemove }: Props) {
  const [dragged, setDragged] = useState<number>();
  const ids = items.map(({ id }) => id);
  const put = (from: number, to: number) => {
    const rest = ids.filter((_, i) => i !== from);
    onOrder([...rest.slice(0, to), ids[from]!, ...rest.slice(to)]);
  };
  return (
    <ol className={styles.items}>
      {items.map(({ id, label, picture }, i) => (
        <li
          key={id}
          className={styles.item}
          draggable
          onDragStart={() => setDragged(i)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (dragged !== undefined && dragged !== i) put(dragged, i);
            setDragged(undefined);
          }}
        >
          {picture}
          <span className={styles.label}>{label}</span>
          <ActionIcon variant="subtle" aria-label={`Subir ${label}`} disabled={i === 0} onClick={() => put(i, i - 1)}>
            <IconArrowUp size={16} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={`Bajar ${label}`}
            disabled={i === items.length - 1}
            onClick={() => put(i, i + 1)}
          >
            <IconArrowDown size={16} />
          </ActionIcon>
          {onRemove && (
            <ActionIcon variant="subtle" aria-label={`Quitar ${label}`} onClick={() => onRemove(id)}>
              <IconTrash size={16} />
            </ActionIcon>
          )}
        </li>
      ))}
    </ol>
  );
}
