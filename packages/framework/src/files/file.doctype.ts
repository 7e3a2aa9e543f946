import { check, docType, everything, grant, always, int, text, whereOwner } from '#framework/doctypes'

const LONGEST_URL = 2048

/** An uploaded file. Everything about its content is found out by the server and never changes. */
export const File = docType('File', {
  fields: {
    file_name: text({ required: true, inList: true }),
    file_url: text({ maxLength: LONGEST_URL, readOnly: true, indexed: true }),
    is_private: check({ readOnly: true, inList: true }),
    folder: text({ default: 'Home' }),
    file_type: text({ readOnly: true, inList: true, description: 'As in PNG or PDF' }),
    file_size: int({ readOnly: true, min: 0, inList: true, description: 'Bytes' }),
    width: int({ readOnly: true, min: 1, description: 'Pixels, of a picture' }),
    height: int({ readOnly: true, min: 1, description: 'Pixels, of a picture' }),
    content_hash: text({ readOnly: true, indexed: true, description: 'SHA-256 of the stored bytes' }),
    attached_to_doctype: text(),
    attached_to_name: text(),
    attached_to_field: text(),
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    'Store Manager': everything,
    All: grant({
      select: whereOwner,
      read: whereOwner,
      write: whereOwner,
      create: always,
      delete: whereOwner,
    }),
  },
  titleField: 'file_name',
  searchFields: ['file_name'],
  sort: 'creation desc',
})
