import { alerts } from './hi/alerts.ts'
import { contact } from './hi/contact.ts'
import { events } from './hi/events.ts'
import { gallery } from './hi/gallery.ts'
import { home } from './hi/home.ts'
import { newPassword } from './hi/new-password.ts'
import { pages } from './hi/pages.ts'
import { registration } from './hi/registration.ts'
import { shell } from './hi/shell.ts'
import { states } from './hi/states.ts'
import { store } from './hi/store.ts'
import type { en } from './en.ts'
import type { Translation } from './message.ts'

export const hi: Translation<typeof en> = {
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
