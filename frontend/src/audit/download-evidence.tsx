import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { messageOf } from '../api/call-error.ts';
import { download } from '../api/client.ts';
import { auditEvidence } from '../calls/audit.ts';
import { notice } from '../ui/dialogs/prompts.ts';

/** Hands over what proves a document to whoever checks it without us: its events, proofs and signed heads, and the program. */
export function DownloadEvidence({ stream }: { stream: string }) {
  const may = useMay();
  const [busy, setBusy] = useState(false);
  if (!may(auditEvidence)) return null;
  const save = async () => {
    setBusy(true);
    try {
      const refused = await download(auditEvidence, { stream }, `evidencia-${stream}.zip`);
      if (refused) await notice({ titulo: String(refused.titulo), texto: String(refused.mensaje) });
    } catch (error) {
      await notice({ titulo: 'La evidencia no se pudo descargar', texto: messageOf(error) });
    } finally {
      setBusy(false);
    }
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
