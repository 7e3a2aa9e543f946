import {
  check,
  docType,
  either,
  grant,
  always,
  int,
  text,
  where,
  whereOwner,
  type Condition,
} from '#framework/doctypes'

const LONGEST_URL = 2048

/** Characters; a picture of sixteen pixels has a few hundred. */
const LONGEST_PLACEHOLDER = 2000

const grantOf = (condition: Condition) =>
  grant({
    ...{ select: condition, read: condition, write: condition, delete: condition },
    create: always,
  })

/** A private file belongs to its document: readers of the document find it there, and it is in no list. */
const staff = grantOf(either(where({ is_private: 0 }), whereOwner))

/** An uploaded file, or a folder. The server determines everything about its content, which never changes. */
export const File = docType('File', {
  fields: {
    file_name: text({ required: true, inList: true }),
    file_url: text({ label: 'File URL', maxLength: LONGEST_URL, readOnly: true, indexed: true }),
    is_private: check({ label: 'Private', readOnly: true, inList: true }),
    folder: text({ label: 'In folder', indexed: true, description: 'Folder that contains the file' }),
    is_folder: check({ label: 'Folder', readOnly: true }),
    is_home_folder: check({ label: 'Home folder', readOnly: true }),
    is_attachments_folder: check({ label: 'Attachments folder', readOnly: true }),
    file_type: text({ readOnly: true, inList: true, description: 'For example PNG or PDF' }),
    file_size: int({ readOnly: true, min: 0, inList: true, format: 'Bytes' }),
    width: int({ readOnly: true, min: 1, description: 'In pixels, for pictures' }),
    height: int({ readOnly: true, min: 1, description: 'In pixels, for pictures' }),
    placeholder: text({
      maxLength: LONGEST_PLACEHOLDER,
      readOnly: true,
      description: 'Small preview shown until the picture has loaded',
    }),
    content_hash: text({ readOnly: true, indexed: true, description: 'SHA-256 of the stored bytes' }),
    attached_to_doctype: text({ label: 'Attached to (document type)' }),
    attached_to_name: text({
      label: 'Attached to (document)',
      typeField: 'attached_to_doctype',
      followsDocument: true,
      indexed: true,
    }),
    attached_to_field: text({ label: 'Attached to (field)' }),
  },
  access: {
    'System Manager': staff,
    'School Office': staff,
    'Store Manager': staff,
    All: grantOf(whereOwner),
  },
  titleField: 'file_name',
  searchFields: ['file_name'],
  sort: 'creation desc',
  retainDeleted: false,
  // Permission is checked before the bulk write.
  bulkWrites: { skips: ['hooks', 'versions'], onFields: ['attached_to_doctype', 'attached_to_name'] },
})
