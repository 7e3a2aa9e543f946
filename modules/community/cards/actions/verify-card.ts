import type { Documents } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { cardByCode } from '../doctypes/student-card.queries.ts'
import type { Verifiable, Verified } from '../extension-points.ts'
import { asCode, CARD_PREFIX } from '../rules/card-code.ts'

/** Of a card that does not hold nothing is told but that, and when it ended. */
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

export const verifiableCard: Verifiable = { prefix: CARD_PREFIX, verify }
