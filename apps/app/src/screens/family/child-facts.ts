import type { MessageId } from '#design/messages'
import { plainDay } from '../../ui/date-text.ts'
import type { Say } from '../../language/text.ts'
import type { Child } from './family-calls.ts'
import { spacedPhone } from '../../ui/spaced-phone.ts'
import { wordOf } from './state-words.ts'

type Fact = readonly [MessageId, string]

const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(', ')

/** What the school keeps of a child, as lines to read; what is not there has no line. */
export function factsOf(child: Child, say: Say, language: string): Fact[] {
  const { home, emergency } = child
  const phoned = (name: string | null, phone: string | null) => joined(name, phone && spacedPhone(phone))
  const word = (term: string | null) => (term === null ? '' : wordOf(term, say))
  const facts: readonly Fact[] = [
    ['family.born', plainDay(child.date_of_birth, language)],
    ['family.gender', word(child.gender)],
    ['family.class_type', word(child.class_type)],
    ['family.school_before', joined(child.school_name, child.previous_grade)],
    ['family.home', joined(home.address, home.address_line_2, home.city, home.zip_code, home.state)],
    ['family.emergency', phoned(emergency.emergency_contact_name, emergency.emergency_contact_phone)],
    ['family.doctor', phoned(emergency.doctor_name, emergency.doctor_phone)],
    ['family.allergies', child.allergies ?? ''],
    ['family.medical', child.medical_notes ?? ''],
  ]
  return facts.filter(([, text]) => text !== '')
}
