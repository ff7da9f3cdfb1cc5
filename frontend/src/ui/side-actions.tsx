import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePhone } from './use-phone.ts';

type Action = { readonly label: string; readonly icon: ReactNode; /** Under way. */ readonly busy?: boolean } & (
  | { readonly run: () => void }
  | { /** Page that it leads to. */ readonly to: string }
);
interface Props {
  /** Of what they are, for the name of the menu. */
  readonly title: string;
  readonly actions: readonly Action[];
}

const does = (action: Action): object =>
  'to' in action ? { component: Link, to: action.to } : { onClick: action.run };

/** What a screen offers besides its main action: buttons, on a phone a menu, so that the content begins higher. */
export function SideActions({ title, actions }: Props) {
  const phone = usePhone();
  if (!phone)
    return actions.map((action) => (
      <Button
        key={action.label}
        variant="default"
        leftSection={action.icon}
        loading={action.busy ?? false}
        {...does(action)}
      >
        {action.label}
      </Button>
    ));
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={`Más acciones de ${title}`}
          loading={actions.some(({ busy }) => busy)}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <Menu.Item key={action.label} leftSection={action.icon} {...does(action)}>
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
