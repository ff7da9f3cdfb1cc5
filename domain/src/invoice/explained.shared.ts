import { IVA } from '../kernel/money.ts';
import type { InvoiceCapturada, SumasInvoice } from './parts.ts';

/** A figure of an import invoice and how it came about. */
export interface ExplainedLine {
  readonly campo: string;
  readonly concepto: string;
  /** In words and figures, Spanish. */
  readonly formula: string;
  /** In the invoice's currency. */
  readonly usd?: number;
  readonly pesos?: number;
  /** A sum of the lines above. */
  readonly suma?: true;
}

export interface ExplainedBlock {
  readonly titulo: string;
  readonly lineas: readonly ExplainedLine[];
}

const decimals = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 4 });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 0 });
const SIGNS = { USD: 'US$', EUR: '€' } as const;
const clp = (n: number): string => `$${whole.format(n)}`;

type Explained = Omit<InvoiceCapturada, 'productos' | 'orden'> &
  SumasInvoice & { readonly productos: readonly unknown[] };

/** Every figure of an import invoice in the order in which it follows from those before, as screen and Excel show it. */
export function explainedInvoice(i: Explained): readonly ExplainedBlock[] {
  const { moneda = 'USD' } = i;
  const rate = (n: number): string => `× ${decimals.format(n)}`;
  const us = (n: number): string => (moneda === 'CLP' ? clp(n) : `${SIGNS[moneda]} ${cents.format(n)}`);
  const customs = moneda === 'USD' ? 'dólar aduanero' : 'tipo de cambio aduanero';
  return [
    {
      titulo: 'Factura del proveedor',
      lineas: [
        {
          campo: 'fob',
          concepto: 'FOB',
          formula: `Suma de ${whole.format(i.productos.length)} ${i.productos.length === 1 ? 'producto' : 'productos'}: cantidad invoice × unitario`,
          usd: i.fob,
        },
        { campo: 'flete', concepto: 'Flete', formula: 'Ingresado', usd: i.flete },
        { campo: 'seguro', concepto: 'Seguro', formula: 'Ingresado', usd: i.seguro },
        {
          campo: 'cif',
          concepto: 'CIF',
          formula: `FOB ${us(i.fob)} + flete ${us(i.flete)} + seguro ${us(i.seguro)}`,
          usd: i.cif,
          suma: true,
        },
      ],
    },
    {
      titulo: 'Aduana',
      lineas: [
        {
          campo: 'valor_aduanero',
          concepto: 'Valor aduanero',
          formula: `CIF ${us(i.cif)} ${rate(i.tipo_cambio_aduana)} (${customs})`,
          pesos: i.valor_aduanero,
        },
        {
          campo: 'ad_valorem',
          concepto: 'Derechos ad valorem',
          formula: `${decimals.format(i.ad_valorem_porcentaje)}% de CIF ${us(i.cif)} = ${us(i.ad_valorem)}; ${rate(i.tipo_cambio_aduana)}`,
          usd: i.ad_valorem,
          pesos: i.ad_valorem_pesos,
        },
        {
          campo: 'iva',
          concepto: `IVA (${IVA * 100}%)`,
          formula: `${IVA * 100}% de valor aduanero ${clp(i.valor_aduanero)} + derechos ${clp(i.ad_valorem_pesos)}`,
          pesos: i.iva,
        },
        {
          campo: 'aduana_total',
          concepto: 'Derechos e IVA',
          formula: `Derechos ${clp(i.ad_valorem_pesos)} + IVA ${clp(i.iva)}`,
          pesos: i.ad_valorem_pesos + i.iva,
          suma: true,
        },
      ],
    },
    {
      titulo: 'Costo en bodega',
      lineas: [
        {
          campo: 'cif_pesos',
          concepto: 'CIF en pesos',
          formula: `CIF ${us(i.cif)} ${rate(i.tipo_cambio)} (tipo de cambio)`,
          pesos: i.cif_pesos,
        },
        {
          campo: 'derechos',
          concepto: 'Derechos ad valorem',
          formula: 'Del bloque Aduana',
          pesos: i.ad_valorem_pesos,
        },
        { campo: 'almacenaje', concepto: 'Almacenaje aduanero', formula: 'Ingresado, neto', pesos: i.almacenaje },
        { campo: 'agencia', concepto: 'Agencia de aduana', formula: 'Ingresado, neto', pesos: i.agencia },
        { campo: 'forwarder', concepto: 'Forwarder', formula: 'Ingresado, neto', pesos: i.forwarder },
        {
          campo: 'costo_total',
          concepto: 'Costo en bodega',
          formula: 'CIF en pesos + derechos + almacenaje + agencia + forwarder; el IVA se recupera',
          pesos: i.costo_total,
          suma: true,
        },
      ],
    },
  ];
}
