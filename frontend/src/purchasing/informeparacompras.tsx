export { PurchaseReports as Component } from './report/purchase-reports.tsx';
