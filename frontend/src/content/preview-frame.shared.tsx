import { SegmentedControl, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import styles from './preview-frame.module.css';

export type Device = 'escritorio' | 'teléfono';

/** What a visitor would see, in the frame of a desktop or of a phone; the frame is chosen above it. */
export function PreviewFrame({ children }: { readonly children: (device: Device) => ReactNode }) {
  const [device, setDevice] = useState<Device>('escritorio');
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label="Pantalla del visitante"
        data={[
          { value: 'escritorio', label: 'Escritorio' },
          { value: 'teléfono', label: 'Teléfono' },
        ]}
        value={device}
        onChange={(value) => setDevice(value as Device)}
      />
      <div className={styles.stage}>
        <div className={device === 'escritorio' ? styles.desktop : styles.phone} data-device={device}>
          {children(device)}
        </div>
      </div>
    </Stack>
  );
}
