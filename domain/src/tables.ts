import { colleagueRow } from './access/views/colleague-row.ts';
import { sessionRow } from './access/views/session-row.ts';
import { userRow } from './access/views/user-row.ts';
import { assistantRow, storeFigureRow } from './assistant/views/assistant-row.ts';
import { storedAuditRow } from './audit/views/event-row.ts';
import { calendarRow } from './calendar/views/calendar-row.ts';
import { routeRow } from './dispatches/views/route-row.ts';
import { stopRow } from './dispatches/views/stop-row.ts';
import { invoiceRow } from './invoice/views/invoice-row.ts';
import { layerRow } from './inventory/views/layer-row.ts';
import { unmetRow } from './inventory/views/unmet-row.ts';
import { placeStockRow } from './inventory/views/place-stock-row.ts';
import { preferredPlaceRow } from './inventory/views/preferred-place-row.ts';
import { commitmentRow, stockRow } from './inventory/views/stock-row.ts';
import { movementRow } from './inventory/views/movement-row.ts';
import { marginTableRow } from './pricing/views/margin-table-row.ts';
import { monthlyRateMaster } from './pricing/views/monthly-rate-row.ts';
import { priceBatchRow } from './pricing/views/price-batch-row.ts';
import { priceChangeRow } from './products/views/price-change-row.ts';
import { productWordRow } from './products/views/product-word-row.ts';
import { webProductRow } from './products/views/web-product-row.ts';
import { productRow } from './products/views/product-row.ts';
import { customerRow } from './customers/views/customer-row.ts';
import { brandMaster } from './settings/views/brand-row.ts';
import { countryMaster } from './settings/views/country-row.ts';
import { alertFiringRow, quotationAlertMaster } from './quotations/views/alert-row.ts';
import { serviceConditionMaster } from './quotations/views/condition-row.ts';
import { currencyMaster } from './settings/views/currency-row.ts';
import { paymentOptionRow } from './finance/views/payment-option-row.ts';
import { refundRow } from './finance/refunds/views/refund-row.ts';
import { collectionRow } from './finance/collection/views/collection-row.ts';
import { paymentRow } from './finance/payments/views/payment-row.ts';
import { salesLineRow } from './finance/views/sales-line-row.ts';
import { parcelRow } from './dispatches/views/parcel-row.ts';
import { trolleyRow } from './inventory/views/trolley-row.ts';
import { serialRow } from './inventory/serials/views/serial-row.ts';
import { unitBatchRow } from './inventory/serials/views/unit-batch-row.ts';
import { integratorRow } from './integrators/views/integrator-row.ts';
import { trainingRow } from './trainings/views/training-row.ts';
import { countRow } from './inventory/counts/views/count-row.ts';
import { entryNoteRow, issueNoteRow } from './inventory/notes/views/note-row.ts';
import { levelMaster } from './inventory/views/level-row.ts';
import { placeMaster } from './inventory/views/place-row.ts';
import { rackMaster } from './inventory/views/rack-row.ts';
import { warehouseMaster } from './inventory/views/warehouse-row.ts';
import { paymentMethodMaster } from './settings/views/payment-method-row.ts';
import { shippingAddressMaster } from './settings/views/shipping-address-row.ts';
import { shippingMethodMaster } from './settings/views/shipping-method-row.ts';
import { goodsReceiptRow } from './purchasing/receipts/views/goods-receipt-row.ts';
import { landedCostRow } from './purchasing/landed/views/landed-cost-row.ts';
import { purchaseOrderLineRow } from './purchasing/orders/views/order-line-row.ts';
import { purchaseOrderRow } from './purchasing/orders/views/purchase-order-row.ts';
import { purchaseReportRow, reportLineRow } from './purchasing/report/views/report-row.ts';
import { purchaseLineRow } from './purchasing/views/purchase-line-row.ts';
import { supplierMaster } from './purchasing/views/supplier-row.ts';
import { forecastRow } from './forecast/views/forecast-row.ts';
import { opportunityRow } from './forecast/views/opportunity-row.ts';
import type { RowDefinition, RowOf } from './kernel/row.ts';
import { notificationRow, pushRow, readingRow } from './notifications/views/notification-row.ts';
import { recipientRow, sendingRow } from './notifications/views/sending-row.ts';
import { orderLineRow } from './orders/views/order-line-row.ts';
import { orderRow } from './orders/views/order-row.ts';
import { serialExitRow } from './inventory/serials/views/serial-exit-row.ts';
import { orderSerialRow } from './orders/views/order-serial-row.ts';
import { personRow } from './privacy/views/person-row.ts';
import { pointsRow } from './points/views/points-row.ts';
import { bannerMaster } from './content/views/banner-row.ts';
import { featuredListMaster } from './content/views/featured-list-row.ts';
import { webCategoryMaster } from './content/views/web-category-row.ts';
import { slideMaster } from './content/views/slide-row.ts';
import { dollarRow } from './settings/views/dollar.ts';
import { maintenanceRow } from './settings/views/maintenance-row.ts';
import { quotationRow } from './quotations/views/quotation-row.ts';
import { clientGoodsRow } from './reservations/places/views/client-goods-row.ts';
import { clientPlaceRow } from './reservations/places/views/client-place-row.ts';
import { reservationRow } from './reservations/views/reservation-row.ts';
import { claimRow } from './service/claims/views/claim-row.ts';
import { caseRow } from './service/cases/views/case-row.ts';
import { withdrawalRow } from './reservations/withdrawals/views/withdrawal-row.ts';
import { reportViewRow } from './reports/views/report-view-row.ts';
import { preferenceRow } from './settings/views/preference-row.ts';
import { processRow } from './system/views/process-row.ts';

/** Every read model that is declared as a row, by its table: the schema that typed SQL is checked against. */
export const tables = {
  colleague_list: colleagueRow,
  assistant_list: assistantRow,
  store_figure_list: storeFigureRow,
  audit_event_list: storedAuditRow,
  banner_list: bannerMaster.row,
  slide_list: slideMaster.row,
  web_category_list: webCategoryMaster.row,
  featured_list: featuredListMaster.row,
  web_product_list: webProductRow,
  brand_list: brandMaster.row,
  country_list: countryMaster.row,
  currency_list: currencyMaster.row,
  shipping_address_list: shippingAddressMaster.row,
  shipping_method_list: shippingMethodMaster.row,
  payment_method_list: paymentMethodMaster.row,
  supplier_list: supplierMaster.row,
  service_condition_list: serviceConditionMaster.row,
  quotation_alert_list: quotationAlertMaster.row,
  warehouse_list: warehouseMaster.row,
  rack_list: rackMaster.row,
  level_list: levelMaster.row,
  place_list: placeMaster.row,
  customer_list: customerRow,
  dollar_list: dollarRow,
  route_list: routeRow,
  stop_list: stopRow,
  order_list: orderRow,
  order_line_list: orderLineRow,
  order_serial_list: orderSerialRow,
  serial_exit_list: serialExitRow,
  payment_option_list: paymentOptionRow,
  collection_list: collectionRow,
  payment_list: paymentRow,
  refund_list: refundRow,
  sales_line_list: salesLineRow,
  calendar_event_list: calendarRow,
  importinvoice_list: invoiceRow,
  stockcount_list: countRow,
  parcel_list: parcelRow,
  trolley_list: trolleyRow,
  serial_list: serialRow,
  unit_batch_list: unitBatchRow,
  entrynote_list: entryNoteRow,
  issuenote_list: issueNoteRow,
  purchase_line_list: purchaseLineRow,
  purchaseorder_list: purchaseOrderRow,
  landedcost_list: landedCostRow,
  goodsreceipt_list: goodsReceiptRow,
  purchasereport_list: purchaseReportRow,
  purchasereport_line_list: reportLineRow,
  purchaseorder_line_list: purchaseOrderLineRow,
  maintenance: maintenanceRow,
  preference_list: preferenceRow,
  report_view_list: reportViewRow,
  reservation_list: reservationRow,
  client_place_list: clientPlaceRow,
  client_goods_list: clientGoodsRow,
  withdrawal_list: withdrawalRow,
  rma_list: caseRow,
  rma_claim_list: claimRow,
  integrator_list: integratorRow,
  training_list: trainingRow,
  process_list: processRow,
  notification_list: notificationRow,
  push_list: pushRow,
  sending_list: sendingRow,
  recipient_list: recipientRow,
  reading_list: readingRow,
  commitment_list: commitmentRow,
  person_list: personRow,
  points_list: pointsRow,
  product_list: productRow,
  product_word_list: productWordRow,
  price_change_list: priceChangeRow,
  price_batch_list: priceBatchRow,
  margin_table_list: marginTableRow,
  monthly_rate_list: monthlyRateMaster.row,
  quotation_list: quotationRow,
  opportunity_list: opportunityRow,
  forecast_list: forecastRow,
  alert_firing_list: alertFiringRow,
  stock_list: stockRow,
  layer_list: layerRow,
  unmet_list: unmetRow,
  place_stock_list: placeStockRow,
  preferred_place_list: preferredPlaceRow,
  movement_list: movementRow,
  session_list: sessionRow,
  user_list: userRow,
} as const satisfies Readonly<Record<string, RowDefinition>>;

export type Tables = typeof tables;
export type TableName = keyof Tables;
/** Row of a table as the projection keeps it. */
export type TableRow<T extends TableName> = RowOf<Tables[T]>;
