import { Button } from '@mantine/core';
import { formatDayTime } from '../format/times.ts';
import { MomentMenu } from './moment-menu.tsx';

interface Props {
  readonly label: string;
  /** ISO UTC; empty = now. */
  readonly at: string;
  readonly onChange: (at: string) => void;
}

/** One of two moments that are compared: says which, and chooses another. */
export const MomentButton = ({ label, at, onChange }: Props) => (
  <MomentMenu
    asOf={at}
    onChange={onChange}
    button={(open) => (
      <Button variant="default" size="xs" onClick={open}>
        {`${label}: ${at === '' ? 'ahora' : formatDayTime(at)}`}
      </Button>
    )}
  />
);
