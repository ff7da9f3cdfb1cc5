import { Button } from '@mantine/core';

interface Props {
  /** It exists: it has a paper. */
  readonly saved: boolean;
  readonly onPdf: (() => void) | undefined;
  /** Saves; `send`: and goes on to its customer. */
  readonly onSave: (send?: boolean) => void;
  readonly busy: boolean;
  readonly stale: boolean;
}

/** The ways to end an edit: on paper, to the customer, or saved. */
export const SaveButtons = ({ saved, onPdf, onSave, busy, stale }: Props) => (
  <>
    {saved && (
      <Button
        size="md"
        variant="default"
        onClick={onPdf}
        disabled={!onPdf}
        title={onPdf ? undefined : 'Guarda primero lo que escribiste'}
      >
        PDF
      </Button>
    )}
    <Button
      size="md"
      variant="default"
      onClick={() => onSave(true)}
      disabled={busy || stale}
      title="Ctrl + Shift + Enter"
    >
      Guardar y enviar
    </Button>
    <Button size="md" onClick={() => onSave()} loading={busy} disabled={stale} title="Ctrl + Enter">
      Guardar
    </Button>
  </>
);
