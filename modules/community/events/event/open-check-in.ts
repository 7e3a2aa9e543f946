import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'

/** Where the door of an event is, for the desk's button: it opens the app's page that it is answered. */
export const openCheckIn = method({
  access: onlyRoles('Event Staff', 'School Office', 'System Manager'),
  input: { name: link('Mela Event', { required: true }) },
  async run({ input: { name } }) {
    return { name, url: `/check-in/${encodeURIComponent(name)}` }
  },
})
