import type { ChildFacts, ChildRecords } from '#community/family'
import { StudentCard } from '../doctypes/student-card.doctype.ts'
import { validCards } from '../doctypes/student-card.queries.ts'

/** What the list of a family tells of cards: of each child the one that holds longest. */
export const cardFacts: ChildFacts = {
  async cards(documents, students) {
    if (students.length === 0) return new Map()
    const cards = await validCards(documents, students)
    return new Map(cards.map(({ student, code, valid_until }) => [student, { code, valid_until }]))
  },
}

const MOST_CARDS = 100

/** Nothing of a card need stay when its child is forgotten. */
export const cardRecords: ChildRecords = {
  part: 'cards',
  async read(documents, student) {
    return documents.asSystem().find(StudentCard, {
      where: { student },
      fields: ['code', 'academic_year', 'class', 'valid_until', 'state', 'revoked_on'],
      order_by: 'creation asc',
      limit: MOST_CARDS,
    })
  },
  async erase(caller, student) {
    const documents = caller.asSystem()
    const cards = await documents.find(StudentCard, {
      where: { student },
      fields: ['name'],
      limit: MOST_CARDS,
    })
    for (const { name } of cards) await documents.delete(StudentCard, name)
    return []
  },
}
