import type { ParcelSheet } from '@power/domain/dispatches/views/parcel-sheet';
import { Modal, Stack } from '@mantine/core';
import { CODIGOS_EMBALAJE } from '@power/domain/labels/payload.shared';
import { PrintButtons } from '../../labels/print-buttons.shared.tsx';
import { usePrinting } from '../../labels/use-printing.shared.ts';
import { SHEET } from '../../ui/dialogs/sheet-width.ts';
import { useReturnFocus } from '../../ui/use-return-focus.ts';

/** *Etiqueta*: the package's code, on a sheet or for a label printer. */
export function LabelDialog({ sheet, onClose }: { readonly sheet: ParcelSheet; readonly onClose: () => void }) {
  useReturnFocus();
  const { print, busy } = usePrinting();
  return (
    <Modal opened onClose={onClose} title={`Etiqueta del Embalaje N° ${sheet.number}`} size={SHEET.record}>
      <Stack>
        <p>{`Pedido N° ${sheet.pedido.number} · ${sheet.pedido.cliente_nombre}. Su código es E|${sheet.number}.`}</p>
        <PrintButtons
          first="100x50"
          busy={busy}
          disabled={false}
          onPrint={(how, salida) =>
            void print({ tipo: 'embalaje', sujeto: CODIGOS_EMBALAJE, claves: [String(sheet.number)], ...how }, salida)
          }
        />
      </Stack>
    </Modal>
  );
}
