import type { QuotationSheet } from '@power/domain/quotations/views/sheet';
import { ElapsedTime } from '../ui/format/elapsed-time.tsx';
import { MarginGauge } from './margin-gauge.tsx';
import styles from './quotation-sheet.module.css';

/** Above the lines: the margin for whoever may see it, and what keeps the quotation from becoming an order. */
export function QuotationNotice({ sheet }: { sheet: QuotationSheet }) {
  const waiting = sheet.estado === 'Por Validar' ? sheet.por_validar : 0;
  return (
    <div className={styles.notice}>
      <MarginGauge margen={sheet.margen} />
      {sheet.respuesta && (
        <p role="status" className={sheet.respuesta.estado === 'aceptada' ? styles.done : styles.warned}>
          {sheet.respuesta.estado === 'aceptada'
            ? `Aceptada por ${sheet.respuesta.nombre}`
            : `Declinada: ${sheet.respuesta.motivo}`}
        </p>
      )}
      {!sheet.respuesta && sheet.abierta && (
        <p role="status">
          Abierta hace <ElapsedTime since={sheet.abierta.ultima} variant="words" />
        </p>
      )}
      {sheet.cliente.datos_cliente.por_clasificar && (
        <p className={styles.warned} role="status">
          Espera el tipo de su cliente: un Administrador fue avisado
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.warned} role="status">
          {waiting === 1 ? '1 precio espera validación' : `${waiting} precios esperan validación`}
        </p>
      )}
    </div>
  );
}
