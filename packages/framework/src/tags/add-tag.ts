import type { Documents } from '#framework/documents'
import { DialectError } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { tagErrors } from './errors.ts'
import { TagLink } from './tag-link.doctype.ts'
import { Tag } from './tag.doctype.ts'
import { requireTaggable, tagInput, usableTag, MAX_TAGS, tagsOn } from './document-tags.ts'

/** A concurrent call may have created the same row, which is the wanted result. */
async function ensure(system: Documents, insert: () => Promise<unknown>): Promise<void> {
  try {
    await system.savepoint(insert)
  } catch (error) {
    const isThere =
      error instanceof DialectError &&
      (error.type === 'DuplicateEntryError' || error.type === 'UniqueValidationError')
    if (!isThere) throw error
  }
}

/** Adds a tag to a document, creating it when new. Returns the stored tag. */
export const addTag = method({
  access: signedInUsers,
  aliases: ['frappe.desk.doctype.tag.tag.add_tag'],
  input: tagInput,
  methods: ['POST', 'PUT'],
  async run({ input, documents, caller }) {
    const tag = usableTag(input.tag)
    const type = await requireTaggable(documents, input.dt, input.dn)
    const tags = await tagsOn(documents, type, input.dn)
    if (tags.includes(tag)) return tag
    if (tags.length >= MAX_TAGS) throw tagErrors.too_many(MAX_TAGS)
    const system = documents.asSystemFor(caller.user)
    const [known] = await system.find(Tag, { where: { name: tag }, fields: ['name'], limit: 1 })
    if (!known) await ensure(system, () => system.insert(Tag, { name: tag }))
    const placed = { tag, document_type: type.name, document_name: input.dn }
    await ensure(system, () => system.insert(TagLink, placed))
    return tag
  },
})
