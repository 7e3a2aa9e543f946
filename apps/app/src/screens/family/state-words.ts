import type { MessageId } from '#design/messages'
import type { Say } from '../../language/text.ts'

const words: Readonly<Record<string, MessageId>> = {
  draft: 'family.state_draft',
  submitted: 'family.state_submitted',
  'under review': 'family.state_review',
  offered: 'family.state_offered',
  enrolled: 'family.state_enrolled',
  waitlisted: 'family.state_waitlisted',
  rejected: 'family.state_rejected',
  withdrawn: 'family.state_withdrawn',
  due: 'family.fee_due',
  'part paid': 'family.fee_part',
  paid: 'family.fee_paid',
  waived: 'family.fee_waived',
  open: 'family.request_received',
  received: 'family.request_received',
  'in progress': 'family.request_progress',
  done: 'family.request_done',
  accepted: 'family.request_accepted',
  refused: 'family.request_refused',
  export: 'family.kind_export',
  correct: 'family.kind_correct',
  erase: 'family.kind_erase',
  girl: 'family.girl',
  boy: 'family.boy',
  another: 'family.another_gender',
  'day school': 'family.day_school',
  'weekend classes': 'family.weekend_classes',
  'online classes': 'family.online_classes',
  mother: 'family.mother',
  father: 'family.father',
  grandparent: 'family.grandparent',
  guardian: 'family.guardian',
  other: 'family.other_relation',
  'School Office': 'family.by_office',
  'Event Staff': 'family.by_events',
  Moderator: 'family.by_moderator',
  'Store Manager': 'family.by_store',
  Volunteer: 'family.by_volunteer',
  Guardian: 'family.by_guardian',
  'System Manager': 'family.by_system',
  'The house itself': 'family.by_house',
  'Somebody who was signed in': 'family.by_somebody',
  'Somebody who was not signed in': 'family.by_guest',
  'The card was checked publicly': 'family.by_card_check',
  'records of the school': 'family.purpose_records',
  'pictures on our pages': 'family.purpose_pictures',
  'first aid and a doctor': 'family.purpose_first_aid',
  'messages about school days': 'family.purpose_messages',
}

/** A word of the wire as its reader says it; what is newer than this page stays as it came. */
export function wordOf(term: string, say: Say): string {
  const id = words[term]
  return id === undefined ? term : say(id)
}
