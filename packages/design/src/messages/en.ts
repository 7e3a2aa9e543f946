import type { deskEn } from './desk-en.ts'
import type { deskMoneyEn } from './desk-money-en.ts'
import { account } from './en/account.ts'
import { alerts } from './en/alerts.ts'
import { contact } from './en/contact.ts'
import { events } from './en/events.ts'
import { gallery } from './en/gallery.ts'
import { home } from './en/home.ts'
import { newPassword } from './en/new-password.ts'
import { pages } from './en/pages.ts'
import { registration } from './en/registration.ts'
import { shell } from './en/shell.ts'
import { states } from './en/states.ts'
import { store } from './en/store.ts'
import type { formsEn } from './forms-en.ts'
import type { payEn } from './pay-en.ts'

export const en = {
  ...account,
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
  keyof typeof en | keyof typeof deskEn | keyof typeof deskMoneyEn | keyof typeof formsEn | keyof typeof payEn
