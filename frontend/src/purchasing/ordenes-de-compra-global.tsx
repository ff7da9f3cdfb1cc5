import { OrderList } from './orders/order-list.tsx';

/** `ordenes-de-compra-global`: what the warehouse receives. */
export const Component = () => (
  <OrderList title="Órdenes de compra" context="Por recepcionar: ábrela y registra lo que llegó." receiving />
);
