import { childFacts, childRecords, type ChildFacts, type ChildRecords } from '#community/family'
import { StudentCard } from './student-card/student-card.doctype.ts'
import { validCards, cardByCode } from './student-card/student-card.queries.ts'
import type { Documents } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { type Verifiable, type Verified, verifiable } from './extension-points.ts'
import { asCode, CARD_PREFIX } from './student-card/card-code.ts'

const cardFacts: ChildFacts = {
  async cards(documents, students) {
    if (students.length === 0) return new Map()
    const cards = await validCards(documents, students)
    return new Map(cards.map(({ student, code, valid_until }) => [student, { code, valid_until }]))
  },
}

const MAX_CARDS = 100

/** Cards have no retention period, so an erasure deletes them. */
const cardRecords: ChildRecords = {
  part: 'cards',
  async read(documents, student) {
    return documents.asSystem().find(StudentCard, {
      where: { student },
      fields: ['code', 'academic_year', 'class', 'valid_until', 'state', 'revoked_on'],
      order_by: 'creation asc',
      limit: MAX_CARDS,
    })
  },
  async erase(caller, student) {
    const documents = caller.asSystem()
    const cards = await documents.find(StudentCard, {
      where: { student },
      fields: ['name'],
      limit: MAX_CARDS,
    })
    for (const { name } of cards) await documents.delete(StudentCard, name)
    return []
  },
}

function over(valid_until: string | null): Verified {
  return { kind: 'card', valid: false, title: null, photo: null, lines: [], valid_until }
}

async function verify(documents: Documents, shown: string): Promise<Verified | null> {
  const code = asCode(CARD_PREFIX, shown)
  const card = code === null ? undefined : await cardByCode(documents, code)
  if (!card) return null
  const { student, state, valid_until, full_name } = card
  if (state === 'revoked') return over(null)
  const [child] = await documents.asSystem().find(StudentRegistration, {
    where: { name: student, status: 'enrolled' },
    fields: ['photo'],
    limit: 1,
  })
  if (!child || valid_until < documents.today) return over(valid_until)
  return { kind: 'card', valid: true, title: full_name, photo: child.photo, lines: [], valid_until }
}

const verifiableCard: Verifiable = { prefix: CARD_PREFIX, verify }

export const cardExtensions = [
  verifiable.add(verifiableCard),
  childFacts.add(cardFacts),
  childRecords.add(cardRecords),
]
