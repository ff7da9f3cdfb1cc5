import { ActionIcon, CopyButton, Tooltip } from '@mantine/core';
import { IconArrowsMaximize, IconChevronDown, IconChevronUp, IconInfoCircle, IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from '../api/store.ts';
import styles from '../ui/dialogs/sheet-header.module.css';
import { factsShown, toggleFacts } from './facts-shown.ts';

interface Props {
  /** The document's own address. */
  readonly href: string;
  /** Whether it is shown at that address already. */
  readonly page: boolean;
  /** Absent where no list is on screen. */
  readonly steps:
    | { readonly onPrevious: (() => void) | undefined; readonly onNext: (() => void) | undefined }
    | undefined;
}

const Tool = ({
  label,
  keys,
  children,
  ...rest
}: {
  label: string;
  keys?: string;
  children: ReactNode;
  onClick?: (() => void) | undefined;
  disabled?: boolean;
  'aria-pressed'?: boolean;
}) => (
  <Tooltip label={keys ? `${label} (${keys})` : label}>
    <ActionIcon variant="subtle" color="gray" aria-label={label} aria-keyshortcuts={keys} {...(rest as object)}>
      {children}
    </ActionIcon>
  </Tooltip>
);

/** Previous and next of the list, its facts or more room for its lines, the document's own page, its link. */
export function DocumentTools({ href, page, steps }: Props) {
  const facts = useStore(factsShown);
  return (
    <div className={styles.tools}>
      {steps && (
        <>
          <Tool label="Anterior" keys="K" onClick={steps.onPrevious} disabled={!steps.onPrevious}>
            <IconChevronUp size={18} />
          </Tool>
          <Tool label="Siguiente" keys="J" onClick={steps.onNext} disabled={!steps.onNext}>
            <IconChevronDown size={18} />
          </Tool>
        </>
      )}
      <Tool label={facts ? 'Plegar los datos' : 'Mostrar los datos'} onClick={toggleFacts} aria-pressed={facts}>
        <IconInfoCircle size={18} />
      </Tool>
      {/* A phone shares by its own means. */}
      <CopyButton value={`${location.origin}${href}`}>
        {({ copied, copy }) => (
          <Tool label={copied ? 'Enlace copiado' : 'Copiar enlace'} onClick={copy}>
            <IconLink size={18} />
          </Tool>
        )}
      </CopyButton>
      {!page && (
        <Tooltip label="Abrir como página">
          <ActionIcon data-wide component={Link} to={href} variant="subtle" color="gray" aria-label="Abrir como página">
            <IconArrowsMaximize size={18} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  );
}
