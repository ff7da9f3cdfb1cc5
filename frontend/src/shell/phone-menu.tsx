import { Drawer } from '@mantine/core';
import { Sidebar } from './sidebar.tsx';
import styles from './shell.module.css';

export const PhoneMenu = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Drawer
    opened
    onClose={onClose}
    title={title}
    size={288}
    padding={0}
    classNames={{ header: styles.drawerHeader ?? '' }}
  >
    <Sidebar folded={false} onNavigate={onClose} />
  </Drawer>
);
