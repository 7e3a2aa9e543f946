import {
  always,
  date,
  docType,
  grant,
  link,
  longText,
  reading,
  select,
  series,
  text,
} from '#framework/doctypes'
import { ofOwnChild } from '#community/students'
import { hooks } from '#framework/documents'
import { newCardCode } from './card-code.ts'

const office = ['School Office', 'System Manager'] as const

const shown = { readOnly: true } as const

/** The office records why a card is revoked; the rest follows from the enrolment. */
const decides = grant({ select: always, read: always, write: always, report: always, print: always })

export const StudentCard = docType('Student Card', {
  naming: series('SC-.YYYY.-.#####'),
  titleField: 'full_name',
  fields: {
    student: link('Student Registration', { required: true, setOnlyOnce: true, ...shown }),
    full_name: text({ required: true, inList: true, maxLength: 300, ...shown }),
    academic_year: link('Academic Year', {
      label: 'School year',
      required: true,
      inList: true,
      setOnlyOnce: true,
      ...shown,
    }),
    class: link('Class', { inList: true, ...shown }),
    code: text({ required: true, unique: true, setOnlyOnce: true, maxLength: 40, ...shown }),
    valid_until: date({ required: true, inList: true, indexed: true, ...shown }),
    state: select(['valid', 'revoked'], {
      label: 'Status',
      tones: { valid: 'ok', revoked: 'bad' },
      required: true,
      default: 'valid',
      inList: true,
      ...shown,
    }),
    revoked_on: date(shown),
    reason: longText({
      label: 'Reason for revoking',
      maxLength: 300,
      description: 'Shown in the history of the card',
    }),
    holder_key: text({
      ...{ unique: true, hidden: true, readOnly: true, level: 9, maxLength: 300 },
      description: 'Set for the valid card only: a child has one valid card in a school year',
    }),
  },
  states: {
    field: 'state',
    initial: 'valid',
    transitions: [{ action: 'Revoke', from: 'valid', to: 'revoked', roles: office }],
  },
  guarded: { reason: 'names of children', exempt: ofOwnChild() },
  access: { 'System Manager': decides, 'School Office': decides, Guardian: reading(ofOwnChild()) },
  actions: [
    {
      label: 'Replace',
      method: 'mela.cards.replace',
      dependsOn: "eval:doc.state === 'valid'",
      isFinal: true,
    },
  ],
  searchFields: ['full_name', 'code'],
  sort: 'creation desc',
})

/** The unique key, which only a valid card has, prevents a second card from a concurrent call. */
export const studentCardHooks = hooks(StudentCard, {
  beforeSave({ previous, document, documents }) {
    const { state, student, academic_year, revoked_on } = document
    const isOver = state === 'revoked'
    return {
      holder_key: isOver ? null : `${student} ${academic_year}`,
      ...(isOver && revoked_on === null ? { revoked_on: documents.today } : {}),
      ...(previous === null ? { code: newCardCode() } : {}),
    }
  },
})
