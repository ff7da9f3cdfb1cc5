import { useQueryCall } from '../api/hooks.ts';
import { clientPlaceDropdown } from '../calls/reservations.ts';
import { Select } from '../ui/forms/select.tsx';

interface Props {
  readonly cliente: string | undefined;
  readonly value: string | undefined;
  readonly onChange: (ubicacion: string | undefined) => void;
}

/** For which project of the customer goods are held; shown where the customer has any. */
export function ProjectField({ cliente, value, onChange }: Props) {
  const found = useQueryCall(clientPlaceDropdown, { cliente: cliente! }, { enabled: cliente !== undefined });
  const projects = cliente === undefined ? [] : (found.data?.ubicaciones ?? []);
  if (projects.length === 0) return null;
  return (
    <Select
      label="Ubicación de cliente"
      description="Proyecto para el que se retiene; desde ahí se solicitan los retiros"
      data={projects.map(({ _id, nombre }) => ({ value: _id, label: nombre }))}
      value={value ?? null}
      clearable
      onChange={(id) => onChange(id ?? undefined)}
    />
  );
}
