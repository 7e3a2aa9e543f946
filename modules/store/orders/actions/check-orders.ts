import { askBooks, type BookCheck } from '#money/ledger'
import { message } from '../messages.ts'
import { cashFaults, heldFaults, orderFaults, orderProblems } from '../rules/order-books.ts'

export const checkOrdersPaid: BookCheck = {
  name: 'orders.paid',
  title: message('orders.check.paid'),
  problems: orderProblems,
  run: askBooks(orderFaults),
}

export const checkOrdersStock: BookCheck = {
  name: 'orders.stock',
  title: message('orders.check.stock'),
  problems: orderProblems,
  run: askBooks(heldFaults),
}

export const checkOrdersCash: BookCheck = {
  name: 'orders.cash',
  title: message('orders.check.cash'),
  problems: orderProblems,
  run: askBooks(cashFaults),
}
