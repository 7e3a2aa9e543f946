import { askBooks, type BookCheck } from '#money/ledger'
import { message } from '../messages.ts'
import { registrationFaults, registrationProblems, seatFaults } from '../rules/registration-books.ts'

export const checkRegistrations: BookCheck = {
  name: 'events.paid',
  title: message('events.check.paid'),
  problems: registrationProblems,
  run: askBooks(registrationFaults),
}

export const checkSeats: BookCheck = {
  name: 'events.seats',
  title: message('events.check.seats'),
  problems: registrationProblems,
  run: askBooks(seatFaults),
}
