import { Button, Menu, Text } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FootBar } from './foot-bar.tsx';
import type { OfferedAction } from './types.ts';
import styles from './document-actions.module.css';

interface Props {
  readonly offered: readonly OfferedAction[];
  readonly principal: string | null;
  readonly labels: Readonly<Record<string, { readonly label: string; readonly danger?: true }>>;
  readonly icons: Readonly<Record<string, ReactNode>>;
  readonly run: (accion: string) => void;
  /** Secondary actions shown as buttons; the rest is in the menu. */
  readonly most: number;
  /** Before the secondary actions: the way out, where there is a button for it. */
  readonly first?: ReactNode;
  readonly children?: ReactNode;
}

/** What the server offers: secondary actions at the left, in the menu also what is not possible now and why; the next step at the right. */
export function DocumentActions({ offered, principal: next, labels, icons, run, most, first, children }: Props) {
  // The server may be newer than this page: what it has no words for yet is left out until the page is loaded anew.
  const known = (accion: string | null): accion is string => accion !== null && Object.hasOwn(labels, accion);
  const principal = known(next) ? next : null;
  const others = offered.filter(({ accion }) => accion !== principal && known(accion));
  const possible = others.filter(({ permitida }) => permitida);
  const refused = others.filter(({ permitida }) => !permitida);
  // What cannot be undone is never one slip away.
  const calm = possible.filter(({ accion }) => !labels[accion]!.danger);
  const shown = calm.slice(0, most);
  const rest = possible.filter((action) => !shown.includes(action));
  return (
    <FootBar
      secondary={
        <>
          {first}
          {shown.map(({ accion }) => (
            <Button key={accion} variant="default" size="xs" leftSection={icons[accion]} onClick={() => run(accion)}>
              {labels[accion]!.label}
            </Button>
          ))}
          {rest.length + refused.length > 0 && (
            <Menu position="top-start" width={340} withinPortal>
              <Menu.Target>
                <Button variant="default" size="xs" leftSection={<IconDots size={16} />}>
                  Más
                </Button>
              </Menu.Target>
              <Menu.Dropdown className={styles.menu ?? ''}>
                {rest.map(({ accion }) => (
                  <Menu.Item
                    key={accion}
                    leftSection={icons[accion]}
                    onClick={() => run(accion)}
                    {...(labels[accion]!.danger ? { c: 'var(--danger)' } : {})}
                  >
                    {labels[accion]!.label}
                  </Menu.Item>
                ))}
                {refused.length > 0 && <Menu.Label>Ahora no se puede</Menu.Label>}
                {refused.map(({ accion, motivo }) => (
                  <Menu.Item key={accion} leftSection={icons[accion]} disabled className={styles.refused ?? ''}>
                    {labels[accion]!.label}
                    <Text component="small" className={styles.why ?? ''}>
                      {motivo}
                    </Text>
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </>
      }
      primary={
        principal !== null && (
          <Button leftSection={icons[principal]} onClick={() => run(principal)}>
            {labels[principal]!.label}
          </Button>
        )
      }
    >
      {children}
    </FootBar>
  );
}
