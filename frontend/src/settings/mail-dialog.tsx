import { Anchor, Modal } from '@mantine/core';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { Facts } from '../ui/dialogs/facts.tsx';
import { formatDayTime } from '../ui/format/times.ts';
import { useReturnFocus } from '../ui/use-return-focus.ts';
import type { MailRow } from '@power/domain/settings/views/mail-row';
import styles from './maintenance.module.css';

/** Text with its addresses as links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/[^\s<>"]+)/).map((part, n) =>
    n % 2 === 1 ? (
      <Anchor key={n} href={part} target="_blank" rel="noreferrer">
        {part}
      </Anchor>
    ) : (
      part
    ),
  );

export function MailDialog({ mail, onClose }: { mail: MailRow; onClose: () => void }) {
  useReturnFocus();
  return (
    <Modal opened onClose={onClose} title={mail.asunto} size={SHEET.history}>
      <Facts
        of={[
          ['Para', mail.para],
          ['Estado', mail.estado],
          ['Creado', formatDayTime(mail.creado)],
          ['Enviado', formatDayTime(mail.enviado)],
          ...(mail.error ? [['Error', mail.error] as const] : []),
        ]}
      />
      <pre className={styles.mail}>{linked(mail.texto)}</pre>
    </Modal>
  );
}
