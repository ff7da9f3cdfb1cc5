import { HISTORY_PAGE } from '@power/domain/kernel/history';
import { Badge, Button, Drawer, Skeleton, Slider, Text, UnstyledButton } from '@mantine/core';
import { IconHistory, IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOMENT_PARAM } from '../../api/moment.ts';
import { formatDayTime } from '../format/times.ts';
import { useReturnFocus } from '../use-return-focus.ts';
import { type FieldChange, FieldChanges, type ValueName } from './field-changes.tsx';
import { HistoryPages } from './history-pages.tsx';
import { SHEET } from './sheet-width.ts';
import styles from './history-drawer.module.css';

export interface HistoryStep {
  readonly id: string;
  readonly etiqueta: string;
  readonly fecha: string;
  readonly nombre: string;
  /** Empty where nobody acted under one. */
  readonly perfil: string;
  readonly comentario?: string;
  readonly cambios?: readonly FieldChange[];
  /** Anything else worth seeing at this step, such as the stock that a validator saw. */
  readonly extra?: ReactNode;
}

interface Props {
  readonly title: string;
  /** One page of them. */
  readonly steps: readonly HistoryStep[] | undefined;
  /** Which page, and steps in all. */
  readonly pagina: number;
  readonly total: number;
  readonly onClose: () => void;
  /** Whether the chain of hashes is intact; undefined while unknown. */
  readonly verificado?: boolean;
  /** Chosen step, counted from the oldest of all; a slider shows the document as it was then. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly valueName?: ValueName;
  /** The document as of the chosen step. */
  readonly children?: ReactNode;
}

const Seal = ({ ok }: { ok: boolean }) =>
  ok ? (
    <Badge color="green" variant="light" tt="none" leftSection={<IconShieldCheck size={14} />}>
      verificado
    </Badge>
  ) : (
    <Badge color="red" variant="light" tt="none" leftSection={<IconShieldX size={14} />}>
      alterado
    </Badge>
  );

/** Leads to the whole system as it was just before a change. */
function Before({ at }: { at: string }) {
  const [, setSearch] = useSearchParams();
  const show = () =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.set(MOMENT_PARAM, new Date(Date.parse(at) - 1).toISOString());
      return next;
    });
  return (
    <Button variant="subtle" size="compact-xs" leftSection={<IconHistory size={14} />} onClick={show}>
      Ver todo antes de este cambio
    </Button>
  );
}

const Step = ({
  step,
  chosen,
  valueName,
  onChoose,
}: {
  step: HistoryStep;
  chosen: boolean;
  valueName: ValueName | undefined;
  onChoose?: (() => void) | undefined;
}) => (
  <li className={styles.step} data-chosen={chosen} aria-current={chosen ? 'step' : undefined}>
    <div className={styles.head}>
      {onChoose ? (
        <UnstyledButton className={styles.choose} onClick={onChoose} title="Ver el documento en este momento">
          {step.etiqueta}
        </UnstyledButton>
      ) : (
        <strong>{step.etiqueta}</strong>
      )}
      <time dateTime={step.fecha}>{formatDayTime(step.fecha)}</time>
    </div>
    <div className={styles.who}>{[step.nombre, step.perfil].filter(Boolean).join(' · ')}</div>
    {step.comentario !== undefined && <blockquote className={styles.comment}>{step.comentario}</blockquote>}
    {step.cambios && <FieldChanges of={step.cambios} valueName={valueName} />}
    {step.extra}
    <Before at={step.fecha} />
  </li>
);

/** A page of steps of a history, oldest first; with `onChoose` each leads to the document as it was then. */
export const HistoryStepList = ({
  steps,
  first = 0,
  chosen,
  valueName,
  onChoose,
}: {
  steps: readonly HistoryStep[];
  /** Number of the first of them, counted from the oldest of all. */
  first?: number;
  chosen: number | undefined;
  valueName: ValueName | undefined;
  onChoose?: (step: number) => void;
}) => (
  <ol className={styles.steps}>
    {steps.map((s, n) => (
      <Step
        key={s.id}
        step={s}
        chosen={first + n === chosen}
        valueName={valueName}
        onChoose={onChoose && (() => onChoose(first + n))}
      />
    ))}
  </ol>
);

/** *Historia* of a document: every event, who, when, why, what changed; a slider replays it. */
export function HistoryDrawer(props: Props) {
  const { title, steps, pagina, total, onClose, verificado, step, onStep, valueName, children } = props;
  useReturnFocus();
  const last = Math.max(0, total - 1);
  const first = pagina * HISTORY_PAGE;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={SHEET.history}
      title={
        <span className={styles.title}>
          {title} {verificado !== undefined && <Seal ok={verificado} />}
        </span>
      }
    >
      {steps === undefined && <Skeleton height={320} />}
      {steps?.length === 0 && <Text c="dimmed">Todavía no hay historia.</Text>}
      {last > 0 && (
        <Slider
          value={step}
          onChange={onStep}
          min={0}
          max={last}
          step={1}
          mb="md"
          label={(n) => steps?.[n - first]?.etiqueta}
          thumbLabel="Paso de la historia"
        />
      )}
      {children}
      <HistoryPages pagina={pagina} total={total} onTurn={onStep} />
      <HistoryStepList steps={steps ?? []} first={first} chosen={step} valueName={valueName} onChoose={onStep} />
    </Drawer>
  );
}
