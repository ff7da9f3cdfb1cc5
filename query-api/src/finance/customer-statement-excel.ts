import { customerStatementExcel } from '@power/domain/finance/statement/views/statement';
import { BANDS } from '@power/domain/finance/statement/statement.shared';
import { BAND_NAMES, CREDIT_NAME } from '@power/domain/finance/statement/words.shared';
import { formatDay } from '@power/domain/kernel/dates';
import { isRejection } from '@power/domain/kernel/rejection';
import type { ExportColumn } from '@power/infra/platform/export/columns';
import { exportFile } from '@power/infra/platform/export/export-file';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { readStatement } from './read-statement.shared.ts';

const columns: readonly ExportColumn[] = [
  { field: 'fecha', titulo: 'Fecha', tipo: 'fecha' },
  { field: 'documento', titulo: 'Documento', ancho: 30 },
  { field: 'folio', titulo: 'Folio', tipo: 'entero' },
  { field: 'pedido', titulo: 'Pedido', tipo: 'entero' },
  { field: 'detalle', titulo: 'Detalle', ancho: 40 },
  { field: 'cargo', titulo: 'Cargo', tipo: 'pesos' },
  { field: 'abono', titulo: 'Abono', tipo: 'pesos' },
  { field: 'saldo', titulo: 'Saldo', tipo: 'pesos' },
];

export default handleQuery(customerStatementExcel, async (request, context) => {
  const found = await readStatement(request, context);
  if (isRejection(found)) return found;
  const { cliente, desde, hasta, anterior, movimientos, saldo, tramos, a_favor } = found;
  const pesos = (label: string, valor: number, suma = false) => ({
    ...(suma && { suma }),
    celdas: [{ valor: label }, { valor, tipo: 'pesos' as const }],
  });
  return exportFile({
    titulo: `Estado de cuenta ${cliente.nombre}`,
    columns,
    rows: movimientos as unknown as readonly Record<string, unknown>[],
    blocks: [
      {
        titulo: 'Deuda por vencimiento',
        filas: [
          pesos('Saldo anterior', anterior),
          ...BANDS.map((band) => pesos(BAND_NAMES[band], tramos[band])),
          ...(a_favor > 0 ? [pesos(CREDIT_NAME, -a_favor)] : []),
          pesos('Saldo', saldo, true),
        ],
      },
    ],
    filtros: `${cliente.nombre}, RUT ${cliente.legalcode}, del ${formatDay(desde)} al ${formatDay(hasta)}`,
    asOf: context.now,
    generadoPor: context.user.nombre,
    signal: context.signal,
  });
});
