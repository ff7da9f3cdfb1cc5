import { Combobox } from '@mantine/core';

/** As many as are looked through at a glance. */
const SHOWN = 12;
export const firstFound = <T,>(found: readonly T[] | undefined): readonly T[] => (found ?? []).slice(0, SHOWN);

/** Below a list of proposals that is not all that was found. */
export const MoreFound = ({ of }: { readonly of: readonly unknown[] | undefined }) =>
  of !== undefined && of.length > SHOWN ? <Combobox.Footer>Hay más: sigue escribiendo.</Combobox.Footer> : null;
