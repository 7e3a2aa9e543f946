import { always, date, docType, grant, hashed, link, reading, text } from '#framework/doctypes'
import { ofOwnChild } from '#community/students'

const staffAccess = grant({
  ...{ select: always, read: always, write: always, delete: always, report: always, export: always },
})

/** A person in a photo, tagged by a person. No face recognition is used. */
export const TaggedPerson = docType('Gallery Person', {
  naming: hashed,
  titleField: 'full_name',
  fields: {
    full_name: text({ required: true, readOnly: true, inList: true, maxLength: 300 }),
    content_key: text({
      required: true,
      readOnly: true,
      indexed: true,
      description: 'Content key of the photo',
    }),
    student: link('Student Registration', { readOnly: true, inList: true }),
    registration: link('Event Registration', { readOnly: true }),
    attendee: text({ readOnly: true, description: 'Attendee row of the registration' }),
    agreed_on: date({
      label: 'Consented on',
      inList: true,
      description: 'For people who are not students: the day they or their guardian gave consent',
    }),
  },
  guarded: { reason: 'tells which pictures show a child', exempt: ofOwnChild() },
  access: {
    'System Manager': staffAccess,
    'School Office': staffAccess,
    'Event Staff': staffAccess,
    Guardian: reading(ofOwnChild()),
  },
  uniqueTogether: [
    ['content_key', 'student'],
    ['content_key', 'attendee'],
  ],
  sort: 'creation desc',
  // The hooks hide photos one by one; bulk tagging hides them together.
  bulkWrites: { skips: ['hooks'] },
  trackChanges: false,
})
