import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { download } from '../api/client.ts';
import { auditEvidence } from '../calls/audit.ts';
import { fileOrTell } from '../ui/dialogs/tell.ts';

/** Hands over what proves a document to whoever checks it without us: its events, proofs and signed heads, and the program. */
export function DownloadEvidence({ stream }: { stream: string }) {
  const may = useMay();
  const [busy, setBusy] = useState(false);
  if (!may(auditEvidence)) return null;
  const save = async () => {
    setBusy(true);
    await fileOrTell('La evidencia no se pudo descargar', () =>
      download(auditEvidence, { stream }, `evidencia-${stream}.zip`),
    );
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCertificate size={16} />}
      loading={busy}
      onClick={() => void save()}
    >
      Descargar evidencia
    </Button>
  );
}
