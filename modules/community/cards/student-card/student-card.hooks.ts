import { hooks } from '#framework/documents'
import { newCardCode } from './card-code.ts'
import { StudentCard } from './student-card.doctype.ts'

/** Two who make a card at the same moment make one: the key is unique, and only the card that holds has it. */
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
