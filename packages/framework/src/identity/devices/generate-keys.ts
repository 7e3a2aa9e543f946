import { link } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'
import { isAdministrator } from '#framework/permissions'
import { ApiKey } from './api-key.doctype.ts'
import { fixedUsers } from '../user/standard-users.ts'
import { User } from '../user/user.doctype.ts'
import { issueKey, rotateSecret } from './keys.ts'

const DEVICE = 'API'

/** Keeps the user's key and replaces its secret, as the dialect does; the secret is in this response only. */
export const generateKeys = method({
  access: onlyRoles('System Manager'),
  aliases: ['frappe.core.doctype.user.user.generate_keys'],
  methods: ['POST'],
  input: { user: link('User', { required: true }) },
  async run({ input, documents, caller, origin }) {
    const { name: user } = await documents.get(User, input.user)
    // Administrator's key gives Administrator's permissions.
    if (fixedUsers.has(user) && !isAdministrator(caller)) throw documentErrors.notPermitted('write', 'User')
    const where = { user, device: DEVICE } as const
    const [key] = await documents.asSystem().find(ApiKey, { where, fields: ['name'], limit: 1 })
    return key ? rotateSecret(documents, key.name) : issueKey(documents, { user, device: DEVICE, origin })
  },
})
