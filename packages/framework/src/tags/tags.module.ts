import { defineModule } from '#framework/modules'
import { addTag } from './add-tag.ts'
import { getTags } from './get-tags.ts'
import { removeTag } from './remove-tag.ts'
import { tagsOfDeletedDocuments } from './document-tags.ts'
import { TagLink } from './tag-link.doctype.ts'
import { Tag } from './tag.doctype.ts'

export const tags = defineModule({
  name: 'tags',
  deskSection: 'system',
  docTypes: [Tag, TagLink],
  methods: { addTag, removeTag, getTags },
  eventHandlers: [tagsOfDeletedDocuments],
})
