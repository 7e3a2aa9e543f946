import type { EventDocument } from '#client'
import type { EventPlaces } from '../event-places.ts'
import { withDetails, type MyDetails } from './my-details.ts'
import { forgetKey, register, type Registered } from './register.ts'
import { forgetRegistrationDraft, keepRegistrationDraft, registrationDraft } from './registration-draft.ts'
import type { Asked } from './registration-problems.ts'
import { useAnswersForm } from './use-answers-form.ts'

export interface RegistrationPlace {
  event: EventDocument
  places: EventPlaces
  details: MyDetails
  lookAgain: () => void
  onRegistered: (registered: Registered) => void
}

/** A registration from the first letter to the answer: kept on the device at every step. */
export function useRegistrationForm(
  { event, details, lookAgain, onRegistered }: RegistrationPlace,
  asked: Asked,
) {
  const labels = asked.ticket_types.map(({ label }) => label)
  const form = useAnswersForm({
    asked,
    first: () => withDetails(registrationDraft(event.name, labels), details),
    onTyped: (answers) => keepRegistrationDraft(event.name, answers),
    onPlaceChanged: lookAgain,
  })
  const submit = (isWaiting: boolean): boolean =>
    form.submit(async (answers) => {
      const registered = await register(event.name, answers, isWaiting)
      forgetRegistrationDraft(event.name)
      forgetKey(event.name)
      onRegistered(registered)
    })
  return { ...form, submit }
}
