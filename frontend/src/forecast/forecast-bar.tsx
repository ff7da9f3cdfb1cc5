import type { Cierre } from '@power/domain/forecast/tracking';
import { SegmentedControl } from '@mantine/core';
import { MonthChooser } from './month-chooser.tsx';
import styles from './forecast.module.css';
import { usePhone } from '../ui/use-phone.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props<V extends string> {
  readonly month: Cierre;
  readonly onMonth: (month: Cierre) => void;
  readonly views: Readonly<Record<V, string>>;
  readonly view: V;
  readonly onView: (view: V) => void;
  /** Whose forecast it is, where there are several to choose from. */
  readonly whose?: {
    readonly label: string;
    readonly data: readonly { readonly value: string; readonly label: string }[];
    readonly value: string | undefined;
    readonly all?: string;
    readonly onChange: (value: string | undefined) => void;
  };
}

/** So many tabs stand beside each other on a phone; more would be cut. */
const FIT_ON_PHONE = 4;

/** Month, whose and how: one line above every view of a forecast. */
export function ForecastBar<V extends string>({ month, onMonth, views, view, onView, whose }: Props<V>) {
  const phone = usePhone();
  const data = Object.entries(views).map(([value, label]) => ({ value, label: String(label) }));
  const common = { 'aria-label': 'Vista del forecast', data, value: view };
  return (
    <div className={styles.bar}>
      <MonthChooser month={month} onChange={onMonth} />
      {whose && (
        <Select
          aria-label={whose.label}
          searchable
          placeholder={whose.all ?? whose.label}
          clearable={whose.all !== undefined}
          allowDeselect={false}
          data={[...whose.data]}
          value={whose.value ?? null}
          onChange={(value) => whose.onChange(value ?? undefined)}
        />
      )}
      {phone && data.length > FIT_ON_PHONE ? (
        <Select {...common} allowDeselect={false} onChange={(value) => value !== null && onView(value as V)} />
      ) : (
        <SegmentedControl {...common} className={styles.views ?? ''} onChange={(value) => onView(value as V)} />
      )}
    </div>
  );
}
