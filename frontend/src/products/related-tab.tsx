import { Button, CloseButton, Group, Table } from '@mantine/core';
import { call } from '../api/client.ts';
import { useMay } from '../access/use-may.ts';
import { changeProduct, productSearch } from '../calls/products.ts';
import { ProductFinder } from '../inventory/product-finder.shared.tsx';
import { tell } from '../ui/dialogs/tell.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { refreshProducts } from './product-commands.shared.ts';
import type { Sheet } from './product-facts.tsx';
import { useProductSheet } from './use-product-sheet.shared.ts';

type Kind = 'sustitutos' | 'accesorios';
const WORDS = {
  sustitutos: { titulo: 'Sustitutos', none: 'Ningún producto lo reemplaza.' },
  accesorios: { titulo: 'Accesorios', none: 'Ningún producto lo acompaña.' },
} as const;

function Related({ kind, sheet }: { kind: Kind; sheet: Sheet }) {
  const { show } = useProductSheet();
  const writes = useMay()(changeProduct) && sheet.editable;
  const { producto } = sheet;
  const put = async (ids: readonly string[]) => {
    await tell('La relación no fue guardada', () =>
      call(
        changeProduct,
        { id: producto._id, producto: { [kind]: [...ids] } },
        { commandId: crypto.randomUUID(), expectedVersion: producto.version },
      ),
    );
    refreshProducts();
  };
  const add = async (codigo_sap: string) => {
    const { productos } = await call(productSearch, { buscar: codigo_sap });
    const found = productos.find((p) => p.codigo_sap === codigo_sap);
    if (found && !producto[kind].includes(found._id)) await put([...producto[kind], found._id]);
  };
  return (
    <section aria-label={WORDS[kind].titulo}>
      <Group justify="space-between">
        <h3>{WORDS[kind].titulo}</h3>
        {writes && <ProductFinder onPick={(codigo) => void add(codigo)} />}
      </Group>
      {sheet[kind].length === 0 ? (
        <p>{WORDS[kind].none}</p>
      ) : (
        <Table>
          <Table.Tbody>
            {sheet[kind].map((p) => (
              <Table.Tr key={p._id}>
                <Table.Td>
                  <Button variant="subtle" size="compact-sm" onClick={() => show(p._id)}>
                    {p.part_number}
                  </Button>
                </Table.Td>
                <Table.Td>{p.nombre}</Table.Td>
                <Table.Td ta="right">{`${formatCount(p.disponible)} disp.`}</Table.Td>
                {writes && (
                  <Table.Td w={40}>
                    <CloseButton
                      aria-label={`Quitar ${p.part_number}`}
                      onClick={() => void put(producto[kind].filter((id) => id !== p._id))}
                    />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}

/** Products that serve instead, and products that are sold with it. */
export const RelatedTab = ({ sheet }: { sheet: Sheet }) => (
  <>
    <Related kind="sustitutos" sheet={sheet} />
    <Related kind="accesorios" sheet={sheet} />
  </>
);
