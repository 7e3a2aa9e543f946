import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'

/** Returns the address of the check-in page of an event. The desk's button opens it. */
export const openCheckIn = method({
  access: onlyRoles('Event Staff', 'School Office', 'System Manager'),
  input: { name: link('Mela Event', { required: true }) },
  async run({ input: { name } }) {
    return { name, url: `/check-in/${encodeURIComponent(name)}` }
  },
})
