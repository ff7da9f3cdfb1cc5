import { typedOptions } from '../ui/forms/typed-option.ts';
import { mustBeFilled } from '@power/domain/kernel/master-input';
import type { AskedField } from '@power/domain/kernel/master-row';
import { Checkbox, MultiSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type Control, Controller } from 'react-hook-form';
import { DateField } from '../ui/forms/date-field.tsx';
import { choiceText } from '@power/domain/kernel/choice-text';
import { MonthField } from '../ui/forms/month-field.tsx';
import { NumberInput } from '../ui/forms/number-input.tsx';
import { RutInput } from '../ui/forms/rut-input.tsx';
import type { Option } from './types.ts';
import { Select } from '../ui/forms/select.tsx';

const DECIMALS: Readonly<Partial<Record<AskedField['kind'], number>>> = {
  quantity: 4,
  rate: 4,
  dollars: 2,
  euros: 2,
  percentage: 2,
  pesos: 0,
  count: 0,
  number: 0,
};

interface Props {
  readonly name: string;
  readonly field: AskedField;
  readonly control: Control;
  readonly first: boolean;
  /** Said once, when the record was made. */
  readonly locked: boolean;
  /** What a reference may name. */
  readonly options?: readonly Option[] | undefined;
}

/** The input of one field of a master, by its kind. */
export function MasterField({ name, field, control, first, locked, options }: Props) {
  const { kind, asked, label } = field;
  /** It may be empty again: what must be there is not gone because it was chosen once more. */
  const optional = asked.required === false;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, value, ...input }, fieldState }) => {
        const common = {
          label,
          description: asked.help,
          disabled: locked,
          error: fieldState.error?.message,
          withAsterisk: kind !== 'flag' && mustBeFilled(field),
          ...(first && { 'data-autofocus': true }),
        };
        if (kind === 'flag')
          return (
            <Checkbox
              label={label}
              description={asked.help}
              disabled={locked}
              checked={value === true}
              onChange={(event) => input.onChange(event.currentTarget.checked)}
              onBlur={input.onBlur}
              ref={ref}
            />
          );
        if (kind === 'state')
          return (
            <Select
              {...common}
              {...input}
              ref={ref}
              data={field.choices!.map((choice) => ({ value: choice, label: choiceText(choice) }))}
              value={(value as string | null) ?? null}
              clearable={optional}
              allowDeselect={optional}
              searchable
            />
          );
        if ((options ?? asked.oneOf) && kind === 'list')
          return (
            <MultiSelect
              filter={typedOptions}
              {...common}
              {...input}
              ref={ref}
              data={[...(options ?? asked.oneOf)!]}
              value={(value as string[] | undefined) ?? []}
              searchable
              clearable
            />
          );
        if (options)
          return (
            <Select
              {...common}
              {...input}
              ref={ref}
              data={[...options]}
              value={(value as string) || null}
              onChange={(chosen) => input.onChange(chosen ?? '')}
              clearable={optional}
              allowDeselect={optional}
              searchable
            />
          );
        if (kind === 'list')
          return <TagsInput {...common} {...input} ref={ref} value={(value as string[] | undefined) ?? []} />;
        if (kind === 'numbers')
          return (
            <TagsInput
              {...common}
              {...input}
              ref={ref}
              value={((value as unknown[] | undefined) ?? []).map(String)}
              onChange={(parts) =>
                input.onChange(parts.map((part) => (Number.isNaN(Number(part)) ? part : Number(part))))
              }
            />
          );
        if (kind === 'day') return <DateField {...common} {...input} value={(value as string) ?? ''} input={ref} />;
        if (kind === 'rut') return <RutInput {...common} {...input} ref={ref} value={(value as string) ?? ''} />;
        if (asked.month) return <MonthField {...common} {...input} value={(value as string) ?? ''} input={ref} />;
        const decimals = DECIMALS[kind];
        if (decimals !== undefined)
          return <NumberInput {...common} {...input} ref={ref} value={value as number} decimals={decimals} />;
        if (asked.lines)
          return (
            <Textarea
              {...common}
              {...input}
              ref={ref}
              value={(value as string) ?? ''}
              rows={asked.lines}
              maxLength={asked.max}
            />
          );
        return (
          <TextInput
            {...common}
            {...input}
            ref={ref}
            value={(value as string) ?? ''}
            maxLength={asked.max}
            autoComplete="off"
          />
        );
      }}
    />
  );
}
