import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { User } from '../user/user.doctype.ts'
import { identityEvents } from '../events.ts'

/** Sends a user a link to set a password. */
export const sendWelcome = method({
  access: onlyRoles('System Manager'),
  methods: ['POST'],
  input: { user: link('User', { required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(User, input.user)
    await documents.emit(identityEvents.welcome_requested, { user: name })
  },
})
