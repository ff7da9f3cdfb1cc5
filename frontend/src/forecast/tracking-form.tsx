import {
  asksForYear,
  lastDayOf,
  MESES,
  nombreCierre,
  PORCENTAJES,
  type Reparo,
  type Seguimiento,
  trackingProblem,
  YEARS,
} from '@power/domain/forecast/tracking';
import { Button, Stack, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { confirm } from '../ui/dialogs/prompts.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import { RefusalAlert } from '../ui/forms/form-messages.tsx';
import { typedNumber } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import type { Followed } from './opportunity.ts';
import type { Datos } from './opportunity-commands.ts';
import { PercentHelp } from './percent-help.tsx';
import styles from './tracking.module.css';
import { useOneAtATime } from '../ui/use-one-at-a-time.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly opportunity: Followed;
  /** What a card was dropped on. */
  readonly porcentaje: number | undefined;
  readonly busy: boolean;
  readonly onUpdate: (asked: Datos) => Promise<void>;
  readonly onLost: () => void;
}

/** The sheet's own button sends it. */
const FORM = 'seguimiento';
export const submitTracking = (): void => {
  document.querySelector<HTMLFormElement>(`form#${FORM}`)?.requestSubmit();
};

const months = MESES.map((label, n) => ({ value: String(n + 1), label }));
const years = YEARS.map(String);
const percentages = PORCENTAJES.map((p) => ({ value: String(p), label: `${p}%` }));

/** The next step of an opportunity (document 3 §2, §5): it says at once what the server would. */
export function TrackingForm({ opportunity: of, porcentaje, busy, onUpdate, onLost }: Props) {
  const [monto, setMonto] = useState<number>();
  const [typed, setTyped] = useState<Partial<Seguimiento>>({
    porcentaje: porcentaje ?? null,
    comentario: '',
    next_step: '',
    fechaAccion: '',
  });
  // The month is the opportunity's own until another is chosen, also when it is moved meanwhile: it is not taken back unsaid.
  const { year_cierre, mes_cierre } = of;
  const asked: Seguimiento = { year_cierre, mes_cierre, ...typed };
  const [problem, setProblem] = useState<Reparo>();
  const oneAtATime = useOneAtATime();
  const change = (more: Partial<Seguimiento>) => {
    setTyped((before) => ({ ...before, ...more }));
    setProblem(undefined);
  };
  const update = async () => {
    const found = trackingProblem(asked, today());
    setProblem(found);
    if (found) return;
    if (asksForYear(of, asked)) {
      const sure = await confirm({
        titulo: 'Nuevo fecha de cierre oportunidad',
        texto: `La oportunidad pasa al forecast de ${nombreCierre(asked)} y sale del de ${nombreCierre(of)}.`,
        boton: 'Si actualizar Oportunidad',
        cancelar: 'Cancelar',
      });
      if (!sure) return;
    }
    await onUpdate({ ...asked, ...(monto !== undefined && { monto }) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void oneAtATime(update);
  };
  return (
    <form id={FORM} className={styles.form} onSubmit={submit} noValidate aria-label="Actualizar oportunidad">
      <Stack gap="sm">
        {problem && <RefusalAlert reply={{ ok: false, ...problem }} />}
        <div className={styles.row}>
          <Select
            label={
              <span className={styles.labelled}>
                Porcentaje <PercentHelp />
              </span>
            }
            aria-label="Porcentaje"
            placeholder="Elige"
            data={percentages}
            value={asked.porcentaje ? String(asked.porcentaje) : null}
            onChange={(value) => change({ porcentaje: value === null ? null : Number(value) })}
          />
          <Select
            label="Mes de facturación"
            data={months}
            allowDeselect={false}
            value={String(asked.mes_cierre)}
            onChange={(value) => change({ mes_cierre: Number(value) })}
          />
          <Select
            label="Año de facturación"
            data={years}
            allowDeselect={false}
            value={String(asked.year_cierre)}
            onChange={(value) => change({ year_cierre: Number(value) })}
          />
        </div>
        <Textarea
          label="Comentario"
          // A card that was moved has its percentage: what is left to say begins here, also where the sheet was still loading.
          {...(porcentaje !== undefined && { autoFocus: true, 'data-autofocus': true })}
          autosize
          minRows={2}
          maxRows={6}
          maxLength={4000}
          value={asked.comentario ?? ''}
          onChange={(e) => change({ comentario: e.currentTarget.value })}
        />
        <div className={styles.action}>
          <TextInput
            label="Próxima acción"
            maxLength={200}
            value={asked.next_step ?? ''}
            onChange={(e) => change({ next_step: e.currentTarget.value })}
          />
          <DateField
            label="Fecha próxima acción"
            min={today()}
            max={lastDayOf(asked)}
            value={asked.fechaAccion ?? ''}
            onChange={(fechaAccion) => change({ fechaAccion })}
          />
        </div>
        {of.cotizacion === null && (
          <NumberInput
            label={of.monto_dolares === null ? 'Monto neto' : 'Monto neto en dólares'}
            description="Solo si cambió"
            placeholder={typedNumber(of.monto_dolares ?? of.monto_total)}
            value={monto}
            onChange={setMonto}
          />
        )}
        <div className={styles.foot}>
          <Button variant="default" color="red" onClick={onLost} disabled={busy}>
            Lost opportunity
          </Button>
        </div>
      </Stack>
    </form>
  );
}
