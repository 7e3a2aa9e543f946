import { always, docType, grant, hashed, int, link, reading, text } from '#framework/doctypes'
import { ofOwnChild } from '#community/students'
import { itemFields } from '../album/album.doctype.ts'

/** Staff may view and delete it; only consent restores it to the album. */
const staffAccess = grant({
  ...{ select: always, read: always, delete: always, report: always, print: always },
})

/**
 * A photo hidden for missing consent. A separate table with its own file attachment, so that no query of the album
 * reveals it.
 */
export const HiddenPhoto = docType('Hidden Photo', {
  renamedFrom: 'Withheld Picture',
  naming: hashed,
  titleField: 'title',
  fields: {
    gallery: link('Gallery', { label: 'Album', required: true, readOnly: true, inList: true }),
    student: link('Student Registration', {
      readOnly: true,
      description:
        'The student whose family still sees the photo. Empty if more than one person has not given consent.',
    }),
    row_name: text({ required: true, readOnly: true, description: 'Name of its row in the album' }),
    place: int({
      label: 'Position in the album',
      required: true,
      readOnly: true,
      default: 1,
      description: 'Where the photo returns to when consent is given',
    }),
    ...itemFields,
  },
  guarded: { reason: 'shows children whose family has not agreed to it', exempt: ofOwnChild() },
  access: {
    'System Manager': staffAccess,
    'School Office': staffAccess,
    'Event Staff': staffAccess,
    Guardian: reading(ofOwnChild()),
  },
  sort: 'creation desc',
  trackChanges: false,
})
