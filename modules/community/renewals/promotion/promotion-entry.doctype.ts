import { always, docType, link, reading, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** Effect of a promotion on one student, needed to undo it. Names of documents that may be deleted are plain text. */
export const PromotionEntry = docType('Promotion Entry', {
  fields: {
    promotion: link('Promotion', { label: 'Class promotion', required: true, indexed: true, ...shown }),
    student: link('Student Registration', { required: true, inList: true, ...shown }),
    from_class: link('Class', { required: true, inList: true, ...shown }),
    to_class: link('Class', { required: true, inList: true, ...shown }),
    previous_enrolment: text({ required: true, ...shown }),
    new_enrolment: text({ ...shown, description: 'Empty if the child already had a place' }),
    renewal: text(shown),
  },
  guarded: 'names of children',
  access: { 'System Manager': reading(always), 'School Office': reading(always) },
  trackChanges: false,
  sort: 'creation asc',
})
