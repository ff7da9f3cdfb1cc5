import { changeProduct } from '../calls/products.ts';
import { useCommand } from '../api/hooks.ts';
import { FormDialog } from '../ui/forms/form-dialog.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { refreshProducts } from './product-commands.shared.ts';
import { editable, type Editable, EDITABLE_LABELS, ProductFields } from './product-fields.tsx';
import type { Sheet } from './product-facts.tsx';

/** The product as it was when the form opened is what the person edits. */
export function EditProduct({ sheet, onClose }: { sheet: Sheet; onClose: () => void }) {
  const { opened: p, goOn } = useOpened(sheet.producto);
  const { run } = useCommand(changeProduct);
  return (
    <FormDialog<Editable>
      title={`Editar ${p.part_number}`}
      schema={editable}
      submitLabel="Guardar producto"
      version={p.version}
      onNewer={goOn}
      defaultValues={editable.parse(p)}
      labels={EDITABLE_LABELS}
      onClose={onClose}
      onDone={refreshProducts}
      submit={(producto, options) => run({ id: p._id, producto }, options)}
    >
      {(form) => <ProductFields form={form} />}
    </FormDialog>
  );
}
