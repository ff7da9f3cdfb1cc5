import { lookOf, stateText, type Look } from '@power/domain/kernel/look';
import { StateIcon } from './state-icon.tsx';
import styles from './state-chip.module.css';

interface Props {
  /** Of its entity, as the registry has them. */
  readonly looks: Readonly<Record<string, Look>>;
  readonly value: string;
  /** The short label instead of the specification's own text. */
  readonly short?: boolean;
}

/** A state in the header of its document: soft, with icon and text. */
export function StateChip({ looks, value, short }: Props) {
  const look = lookOf(looks, value);
  const text = stateText(looks, value);
  return (
    <span className={styles.chip} data-tone={look.tone} title={text}>
      <StateIcon icon={look.icon} />
      {short ? look.short : text}
    </span>
  );
}
