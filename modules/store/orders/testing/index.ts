export {
  cancelOneItem,
  delivered,
  fetchOrderView,
  fulfilmentsIn,
  giveBack,
  linesIn,
  refundOneItem,
} from './order-steps.ts'
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
  type SampleItem,
  type Values,
} from './sample-site.ts'
