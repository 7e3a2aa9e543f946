import { link, longText } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { replaceCard } from './issue-card.ts'

/** A card was lost: it is revoked, and another one made. */
export const replace = method({
  access: onlyRoles('School Office', 'System Manager'),
  input: { name: link('Student Card', { required: true }), reason: longText({ maxLength: 300 }) },
  methods: ['POST'],
  async run({ input, documents }) {
    const { name, code, valid_until } = await replaceCard(documents, input)
    return { name, code, valid_until }
  },
})
