import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { replaceCard } from './issue-card.ts'

/** Revokes a lost student card and issues a new one. */
export const replace = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { name: link('Student Card', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, code, valid_until } = await replaceCard(documents, input)
    return { name, code, valid_until }
  },
})
