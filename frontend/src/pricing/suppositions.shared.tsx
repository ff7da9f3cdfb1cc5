import type { Supuestos } from '@power/domain/pricing/what-if.shared';
import { typedNumber } from '../ui/format/numbers.ts';
import { NumberInput } from '../ui/forms/number-input.tsx';
import styles from './pricing.module.css';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly value: Supuestos;
  readonly onChange: (value: Supuestos) => void;
  /** Pesos per dollar as it is; undefined while that is not known. */
  readonly dolar: number | undefined;
  /** Which may be supposed besides the dollar: what tells costs is for whoever may see them. */
  readonly fields: readonly ('factor_aereo' | 'factor_maritimo' | 'tier' | 'puntos')[];
}

const NUMBERS = [
  ['factor_aereo', 'Factor aéreo', 'El de la marca'],
  ['factor_maritimo', 'Factor marítimo', 'El de la marca'],
  ['puntos', 'Puntos de margen', '2 suma dos puntos'],
] as const;
const TIERS = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: `Tier ${value}` }));

/** What is supposed and not so: dollar, freight, margin table. An empty field is as it is. */
export function Suppositions({ value, onChange, dolar, fields }: Props) {
  const put = (field: keyof Supuestos, amount: number | undefined) => {
    const { [field]: _, ...others } = value;
    onChange(amount === undefined || Number.isNaN(amount) ? others : { ...others, [field]: amount });
  };
  return (
    <div className={styles.suppositions}>
      <NumberInput
        label="Dólar"
        placeholder={dolar === undefined ? '' : `Hoy ${typedNumber(dolar)}`}
        value={value.dolar}
        onChange={(amount) => put('dolar', amount)}
        onBlur={() => undefined}
      />
      {NUMBERS.filter(([field]) => fields.includes(field)).map(([field, label, placeholder]) => (
        <NumberInput
          key={field}
          label={label}
          placeholder={placeholder}
          value={value[field]}
          onChange={(amount) => put(field, amount)}
          onBlur={() => undefined}
        />
      ))}
      {fields.includes('tier') && (
        <Select
          label="Tabla de márgenes"
          placeholder="Sin cambio"
          data={TIERS}
          clearable
          value={value.tier === undefined ? null : String(value.tier)}
          onChange={(tier) => put('tier', tier === null ? undefined : Number(tier))}
        />
      )}
    </div>
  );
}
