import { always, docType, grant, hashed, int, link, reading, text } from '#framework/doctypes'
import { ofOwnChild } from '#community/students'
import { itemFields } from '../album/album.doctype.ts'

/** Staff see it and may delete it for good; it comes back to its album by consent alone. */
const staffAccess = grant({
  ...{ select: always, read: always, delete: always, report: always, print: always },
})

/**
 * A picture of an album that is not shown, because somebody in it has not agreed to be. It stands in a table of its own,
 * and its file hangs at it: no way to the album leads to it.
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
