import { useMemo } from 'react';
import { useMay } from '../access/use-may.ts';
import { useLiveQuery } from '../live/refresh.ts';
import type { MasterWire, Option, Record_ } from './types.ts';

const none: readonly Record_[] = [];

/** Records of a master that are in use, kept and brought up to date when one of them changes; none for whoever may not read them. */
export function useMasterRecords({ dropdown }: Pick<MasterWire, 'dropdown'>): readonly Record_[] {
  const enabled = useMay()(dropdown);
  const { data } = useLiveQuery(dropdown, {}, { enabled });
  return (data as { resultadoDB?: readonly Record_[] } | undefined)?.resultadoDB ?? none;
}

/** Records as choices: `value` is the field that is kept, `label` the one that people read. */
export const optionsOf = (records: readonly Record_[], value: string, label: string): readonly Option[] =>
  records.flatMap((record) => {
    const kept = record[value] ?? '';
    // A record from before the field was asked for has none to be kept; without a label it is told by what is kept.
    return kept === '' ? [] : [{ value: String(kept), label: String(record[label] || kept) }];
  });

/** The records that are in use as choices. */
export const useMasterOptions = (
  calls: Pick<MasterWire, 'dropdown'>,
  value: string,
  label: string,
): readonly Option[] => {
  const records = useMasterRecords(calls);
  return useMemo(() => optionsOf(records, value, label), [records, value, label]);
};
