import { typedOptions } from '../../ui/forms/typed-option.ts';
import { MESES_INFORME } from '@power/domain/purchasing/report/terms.shared';
import { NIVELES_SERVICIO } from '@power/domain/purchasing/report/suggestion.shared';
import { Button, Modal, MultiSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useCommand } from '../../api/hooks.ts';
import { requestPurchaseReport } from '../../calls/purchasing.ts';
import { brands } from '../../calls/settings.ts';
import { useMasterOptions } from '../../masters/use-master-options.ts';
import { tell } from '../../ui/dialogs/tell.ts';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { useReturnFocus } from '../../ui/use-return-focus.ts';
import { Select } from '../../ui/forms/select.tsx';

const MONTHS = MESES_INFORME.map((n) => ({ value: String(n), label: `${n} meses` }));
const LEVELS = NIVELES_SERVICIO.map((n) => ({ value: String(n), label: `${n} %` }));
const MOST_DAYS = 365;

/** What a purchase report is made of: whose products, how many months of sales, by what terms. */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const { run, busy } = useCommand(requestPurchaseReport);
  const [marcas, setMarcas] = useState<string[]>([]);
  const [meses, setMeses] = useState('12');
  const [nivel, setNivel] = useState('95');
  const [dias, setDias] = useState<number | undefined>(60);
  const options = useMasterOptions(brands, 'nombre', 'nombre');
  const ready = dias !== undefined && Number.isInteger(dias) && dias >= 1 && dias <= MOST_DAYS;
  const begin = async () => {
    const terminos = {
      marcas,
      meses: Number(meses) as 12,
      nivel_servicio: Number(nivel) as 95,
      cobertura_dias: dias!,
    };
    if (await tell('El informe no se inició', () => run({ terminos }))) onClose();
  };
  return (
    <Modal opened onClose={() => !busy && onClose()} title="Generar informe para compras" closeOnClickOutside={false}>
      <Stack gap="sm">
        <MultiSelect
          filter={typedOptions}
          label="Marcas"
          data-autofocus
          openOnFocus={false}
          data={[...options]}
          value={marcas}
          onChange={setMarcas}
          searchable
          clearable
          placeholder={marcas.length === 0 ? 'Todas' : ''}
        />
        <Select
          label="Ventas que se miran"
          data={MONTHS}
          value={meses}
          onChange={(value) => setMeses(value ?? '12')}
          allowDeselect={false}
        />
        <Select
          label="Nivel de servicio"
          description="Meses que no deben quedar cortos: más nivel, más stock de seguridad. Vale para las marcas que no tienen el suyo"
          data={LEVELS}
          value={nivel}
          onChange={(value) => setNivel(value ?? '95')}
          allowDeselect={false}
        />
        <NumberInput
          label="Cobertura (días)"
          description="Cuánto debe durar la compra una vez que llega. Vale para las marcas que no tienen la suya"
          value={dias}
          onChange={setDias}
          onBlur={() => undefined}
          {...(!ready && { error: `Ingresa entre 1 y ${MOST_DAYS} días` })}
        />
        <FormFoot>
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={busy} disabled={!ready} onClick={() => void begin()}>
            Generar informe
          </Button>
        </FormFoot>
      </Stack>
    </Modal>
  );
}
