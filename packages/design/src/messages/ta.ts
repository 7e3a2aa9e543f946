import { alerts } from './ta/alerts.ts'
import { contact } from './ta/contact.ts'
import { events } from './ta/events.ts'
import { gallery } from './ta/gallery.ts'
import { home } from './ta/home.ts'
import { newPassword } from './ta/new-password.ts'
import { pages } from './ta/pages.ts'
import { registration } from './ta/registration.ts'
import { shell } from './ta/shell.ts'
import { states } from './ta/states.ts'
import { store } from './ta/store.ts'
import type { en } from './en.ts'
import type { Translation } from './message.ts'

export const ta: Translation<typeof en> = {
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
