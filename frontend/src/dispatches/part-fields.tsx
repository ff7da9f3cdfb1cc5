import { Checkbox, NumberInput, Stack, Textarea } from '@mantine/core';
import { today } from '../ui/format/times.ts';
import { DateField } from '../ui/forms/date-field.tsx';
import type { PartDraft } from './part-draft.ts';
import { byParcels, type PartChoice } from './part-form.ts';
import type { TaskStop } from './stop-tasks.ts';

interface Props {
  readonly stop: TaskStop;
  readonly draft: PartDraft;
  readonly onChange: (draft: PartDraft) => void;
  /** What is wrong with the choice, and with the reason. */
  readonly errors: {
    readonly choice?: string | undefined;
    readonly motivo?: string | undefined;
    readonly fecha?: string | undefined;
  };
}

/** Which lines or packages of a stop are handed over, why not all, and from which day the rest goes out. */
export function PartFields({ stop, draft, onChange, errors }: Props) {
  const { choice, motivo, fecha } = draft;
  const choose = (change: Partial<PartChoice>) => onChange({ ...draft, choice: { ...choice, ...change } });
  return (
    <Stack gap="sm">
      {byParcels(stop) ? (
        <Checkbox.Group
          label="Embalajes que se entregan"
          value={choice.embalajes.map(String)}
          onChange={(values) => choose({ embalajes: values.map(Number) })}
        >
          <Stack gap="xs" mt="xs">
            {stop.embalajes.map((number) => (
              <Checkbox key={number} value={String(number)} label={`Embalaje N° ${number}`} />
            ))}
          </Stack>
        </Checkbox.Group>
      ) : (
        stop.lineas.map(({ linea, part_number, nombre, cantidad, series }) =>
          series.length > 0 ? (
            <Checkbox.Group
              key={linea}
              label={`${part_number}: series que se entregan`}
              description={nombre}
              value={[...(choice.series[linea] ?? [])]}
              onChange={(values) => choose({ series: { ...choice.series, [linea]: values } })}
            >
              <Stack gap="xs" mt="xs">
                {series.map((serie) => (
                  <Checkbox key={serie} value={serie} label={serie} />
                ))}
              </Stack>
            </Checkbox.Group>
          ) : (
            <NumberInput
              key={linea}
              label={`${part_number}: unidades que se entregan, de ${cantidad}`}
              description={nombre}
              min={0}
              max={cantidad}
              allowDecimal={false}
              value={choice.unidades[linea] ?? 0}
              onChange={(value) => choose({ unidades: { ...choice.unidades, [linea]: Number(value) || 0 } })}
            />
          ),
        )
      )}
      {errors.choice && <p role="alert">{errors.choice}</p>}
      <Textarea
        label="Por qué no se entrega todo"
        withAsterisk
        autosize
        minRows={2}
        value={motivo}
        error={errors.motivo}
        onChange={(event) => onChange({ ...draft, motivo: event.currentTarget.value })}
      />
      <DateField
        label="El resto se despacha desde el"
        withAsterisk
        min={today()}
        value={fecha}
        error={errors.fecha}
        onChange={(value) => onChange({ ...draft, fecha: value })}
      />
    </Stack>
  );
}
