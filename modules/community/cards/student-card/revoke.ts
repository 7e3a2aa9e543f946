import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { StudentCard } from './student-card.doctype.ts'

/** Revokes a card; the public check then shows only that it is invalid. Idempotent. */
export const revoke = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: {
    name: link('Student Card', { required: true }),
    reason: longText({ required: true, maxLength: 300 }),
  },
  methods: ['POST'],
  async run({ input: { name, reason }, documents }) {
    const { state } = await documents.lock(StudentCard, name)
    if (state === 'valid') await documents.save(StudentCard, name, { state: 'revoked', reason })
    return { name, state: 'revoked' as const }
  },
})
