import { Stack, Text, Title } from '@mantine/core';
import { useQueryCall } from '../../api/hooks.ts';
import { supplierOrderHistory } from '../../calls/purchasing.ts';
import { FieldChanges } from '../../ui/dialogs/field-changes.tsx';
import { formatDayTime } from '../../ui/format/times.ts';

/** What became of an order since its supplier got it, the newest first. */
export function SupplierOrderSteps({ id }: { readonly id: string }) {
  const { data } = useQueryCall(supplierOrderHistory, { id });
  const steps = data && 'pasos' in data ? data.pasos.toReversed() : [];
  if (steps.length === 0) return null;
  return (
    <Stack component="section" gap="sm" aria-label="Historia de la orden">
      <Title order={3} size="h5">
        Historia
      </Title>
      {steps.map(({ at, que, quien, nota, cambios }) => (
        <div key={`${at} ${que}`}>
          <Text size="sm" fw={600}>
            {que}
          </Text>
          <Text size="sm" c="dimmed">
            {[formatDayTime(at), quien].filter(Boolean).join(' · ')}
          </Text>
          {nota !== null && <Text size="sm">{nota}</Text>}
          <FieldChanges of={cambios} />
        </div>
      ))}
    </Stack>
  );
}
