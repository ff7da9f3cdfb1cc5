import { Menu, UnstyledButton } from '@mantine/core';
import type { RowAction } from '../types.ts';

export interface OpenRowMenu {
  readonly actions: readonly RowAction[];
  readonly at: { readonly x: number; readonly y: number };
}

/** Actions of a row, at its button or, by keyboard (Shift+F10), at its cell. */
export function RowMenu({ menu, onClose }: { menu: OpenRowMenu | undefined; onClose: () => void }) {
  if (!menu) return null;
  return (
    <Menu opened onClose={onClose} position="bottom-start" withinPortal returnFocus>
      <Menu.Target>
        <UnstyledButton
          aria-label="Acciones de la fila"
          tabIndex={-1}
          style={{ position: 'fixed', left: menu.at.x, top: menu.at.y, width: 1, height: 1 }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {menu.actions.length === 0 && <Menu.Label>Sin acciones para su estado</Menu.Label>}
        {menu.actions.map((a) => (
          <Menu.Item
            key={a.label}
            leftSection={a.icon}
            {...(a.danger ? { c: 'var(--danger)' } : {})}
            onClick={() => {
              onClose();
              a.run();
            }}
          >
            {a.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
