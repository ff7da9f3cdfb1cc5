import { Alert, Badge, Button, Skeleton, Slider } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { Comparison } from '../audit/comparison.shared.tsx';
import { historySteps } from '../audit/history-steps.shared.tsx';
import { auditDiff } from '../calls/audit.ts';
import { HistoryPages } from '../ui/dialogs/history-pages.tsx';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { HistoryStepList } from '../ui/dialogs/history-drawer.tsx';
import type { History } from './use-history.ts';

interface Props {
  readonly history: History;
  readonly stream: string;
  readonly names: ValueName | undefined;
}

/** Every event of a document; the slider, or a step of the list, shows the sheet as it was then. */
export function DocumentHistory({ history, stream, names }: Props) {
  const may = useMay();
  const { found, failed, chosen, first, last, choose } = history;
  if (failed !== undefined)
    return (
      <Alert color="red" variant="light" title="La historia no se pudo abrir">
        {failed}
      </Alert>
    );
  if (!found) return <Skeleton height={240} />;
  const steps = historySteps(found.eventos);
  return (
    <>
      <Badge
        color={found.verificado ? 'green' : 'red'}
        variant="light"
        tt="none"
        leftSection={found.verificado ? <IconShieldCheck size={14} /> : <IconShieldX size={14} />}
      >
        {found.verificado ? 'verificado' : 'alterado'}
      </Badge>
      {found.hallazgo !== undefined && (
        <Alert
          color="red"
          variant="light"
          my="sm"
          title={found.verificado ? 'La historia no se lee completa' : 'La cadena no está intacta'}
        >
          {found.hallazgo}
        </Alert>
      )}
      {last > 0 && (
        <Slider
          value={chosen}
          onChange={choose}
          min={0}
          max={last}
          step={1}
          my="md"
          label={null}
          thumbLabel="Paso de la historia"
        />
      )}
      {chosen < last && (
        <Button variant="light" size="xs" fullWidth onClick={() => choose(last)}>
          Ver como está ahora
        </Button>
      )}
      {may(auditDiff) && <Comparison stream={stream} names={names} />}
      <HistoryPages pagina={found.pagina} total={found.total} onTurn={choose} />
      <HistoryStepList steps={steps} first={first} chosen={chosen} valueName={names} onChoose={choose} />
    </>
  );
}
