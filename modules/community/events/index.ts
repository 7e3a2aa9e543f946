import { defineModule } from '#framework/modules'
import { MelaEvent } from './doctypes/mela-event.doctype.ts'
import { melaEventHooks } from './doctypes/mela-event.hooks.ts'
import { eventExtensions } from './extensions.ts'
import { words } from './words.ts'

export const events = defineModule({
  name: 'events',
  docTypes: [MelaEvent],
  hooks: [melaEventHooks],
  extensions: eventExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  words,
})
