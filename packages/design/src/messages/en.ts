import type { deskEn } from './desk-en.ts'
import type { deskMoneyEn } from './desk-money-en.ts'
import type { album } from './en/album.ts'
import { alerts } from './en/alerts.ts'
import type { cartEn } from './cart-en.ts'
import type { catalog } from './en/catalog.ts'
import type { checkout } from './en/checkout.ts'
import type { orders } from './en/orders.ts'
import type { reviews } from './en/reviews.ts'
import type { checkIn } from './en/check-in.ts'
import { contact } from './en/contact.ts'
import type { eventRegistration } from './en/event-registration.ts'
import { events } from './en/events.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import type { inbox } from './en/inbox.ts'
import { newPassword } from './en/new-password.ts'
import { pages } from './en/pages.ts'
import { registration } from './en/registration.ts'
import { shell } from './en/shell.ts'
import { states } from './en/states.ts'
import { store } from './en/store.ts'
import type { volunteers } from './en/volunteers.ts'
import type { familyEn } from './family-en.ts'
import type { formsEn } from './forms-en.ts'
import type { marketEn } from './market-en.ts'
import type { payEn } from './pay-en.ts'
import type { placeEn } from './place-en.ts'

export const en = {
  ...alerts,
  ...contact,
  ...events,
  ...gallery,
  ...home,
  ...newPassword,
  ...pages,
  ...registration,
  ...shell,
  ...states,
  ...store,
}

export type MessageId =
  | keyof typeof en
  | keyof typeof album
  | keyof typeof cartEn
  | keyof typeof catalog
  | keyof typeof checkIn
  | keyof typeof checkout
  | keyof typeof orders
  | keyof typeof deskEn
  | keyof typeof deskMoneyEn
  | keyof typeof eventRegistration
  | keyof typeof familyEn
  | keyof typeof formsEn
  | keyof typeof inbox
  | keyof typeof marketEn
  | keyof typeof payEn
  | keyof typeof placeEn
  | keyof typeof reviews
  | keyof typeof volunteers
