export { cancelOneItem, delivered, fetchOrderView, linesIn, refundOneItem } from './order-steps.ts'
export {
  address,
  newKey,
  orderOf,
  orderSite,
  paid,
  place,
  rowsOf,
  valuesOf,
  type OrderSite,
  type Values,
} from './sample-site.ts'
