import { useMemo } from 'react';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import type { MasterWire, Option, Record_ } from './types.ts';

const HOUR = 3_600_000;
const none: readonly Record_[] = [];

/** Records of a master that are in use, kept and brought up to date when one of them changes; none for whoever may not read them. */
export function useMasterRecords({ dropdown }: Pick<MasterWire, 'dropdown'>): readonly Record_[] {
  const enabled = useMay()(dropdown);
  useLiveRefresh(dropdown, enabled ? dropdown.topic : undefined);
  const { data } = useQueryCall(dropdown, {} as never, { staleTime: HOUR, enabled });
  return (data as { resultadoDB?: readonly Record_[] } | undefined)?.resultadoDB ?? none;
}

/** The same as choices: `value` is the field that is kept, `label` the one that people read. */
export const useMasterOptions = (
  calls: Pick<MasterWire, 'dropdown'>,
  value: string,
  label: string,
): readonly Option[] => {
  const records = useMasterRecords(calls);
  return useMemo(
    () => records.map((record) => ({ value: String(record[value]), label: String(record[label]) })),
    [records, value, label],
  );
};
