import { askBooks, type BookCheck } from '#money/ledger'
import { registrationFaults, seatFaults } from '../rules/registration-books.ts'

export const checkRegistrations: BookCheck = {
  name: 'events.paid',
  title: 'Every registration that was paid for has its payment, and what went back went back on both',
  run: askBooks(registrationFaults),
}

export const checkSeats: BookCheck = {
  name: 'events.seats',
  title: 'The seats of every event are those of its registrations',
  run: askBooks(seatFaults),
}
