import { link } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { User } from '../user/user.doctype.ts'
import { identityEvents } from '../events.ts'

/** Welcomes a user (again): he is sent a link to set his password by. */
export const sendWelcome = method({
  access: onlyRoles('System Manager'),
  methods: ['POST'],
  input: { user: link('User', { required: true }) },
  async run({ input, documents }) {
    const { name } = await documents.get(User, input.user)
    await documents.emit(identityEvents.welcome_requested, { user: name })
  },
})
