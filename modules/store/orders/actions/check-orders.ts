import { askBooks, type BookCheck } from '#money/ledger'
import { cashFaults, heldFaults, orderFaults } from '../rules/order-books.ts'

export const checkOrdersPaid: BookCheck = {
  name: 'orders.paid',
  title: 'What is owed for every order is what it costs less what was paid for it',
  run: askBooks(orderFaults),
}

export const checkOrdersStock: BookCheck = {
  name: 'orders.stock',
  title: 'The stock that is held for every order is what it still has to send',
  run: askBooks(heldFaults),
}

export const checkOrdersCash: BookCheck = {
  name: 'orders.cash',
  title: 'What was paid at the door is booked, or can be',
  run: askBooks(cashFaults),
}
