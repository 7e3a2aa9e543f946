import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { StudentRegistration } from '#community/students'
import { showCard } from '../actions/show-card.ts'
import { StudentCard } from '../doctypes/student-card.doctype.ts'
import { cardErrors } from '../errors.ts'

async function readCard(documents: Documents, student: string) {
  const where = { student, state: 'valid' } as const
  const [card] = await documents.find(StudentCard, { where, order_by: 'valid_until desc', limit: 1 })
  if (!card) throw cardErrors.no_card()
  const { full_name, class: of, academic_year, code, valid_until } = card
  const [child] = await documents.find(StudentRegistration, {
    where: { name: student },
    fields: ['photo'],
    limit: 1,
  })
  return { full_name, class: of, academic_year, code, valid_until, photo: child?.photo ?? null }
}

/** A child's card with its signed code, for whoever may read it: the child's guardians and the office. */
export const getCard = method({
  access: signedInUsers,
  input: { student: text({ required: true }) },
  methods: ['POST'],
  framesItself: true,
  async run({ input: { student }, caller, site }) {
    const shown = await site.read(caller, (documents) => readCard(documents, student))
    return showCard(site, shown)
  },
})
