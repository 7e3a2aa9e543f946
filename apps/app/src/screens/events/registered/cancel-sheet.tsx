import { useAction } from '#client/react'
import { useTranslate } from '../../../language/text.ts'
import { Sheet, SheetFoot } from '../../../ui/sheet/sheet.tsx'
import { failureOf } from '../registering/use-answers-form.ts'
import { cancelRegistration, type RegisteredAttendee, type RegistrationRecord } from './registration-calls.ts'

export type CancelScope = { kind: 'one'; attendee: RegisteredAttendee } | { kind: 'all' }

interface Props {
  opener: string
  registration: RegistrationRecord
  cancelling: CancelScope
  onClosed: (isDone: boolean) => void
}

/** Confirms a cancellation: the place may go to the waiting list and cannot be restored. */
export function CancelRegistrationSheet({ opener, registration, cancelling, onClosed }: Props) {
  const t = useTranslate()
  const { isSending, failure, cancel } = useCancelling(opener, cancelling, () => onClosed(true))
  const handleClose = () => onClosed(false)
  const question =
    cancelling.kind === 'all'
      ? t('event_registration.cancel_all_title')
      : t('event_registration.cancel_one_title', { person: cancelling.attendee.full_name })
  const verb = cancelling.kind === 'all' ? 'event_registration.cancel_all' : 'event_registration.cancel'
  return (
    <Sheet title={question} onClose={handleClose}>
      <p className="dim">{t('event_registration.cancel_text')}</p>
      {registration.paid > 0 && <p className="dim">{t('event_registration.cancel_paid')}</p>}
      {failure !== '' && (
        <p className="note bad" role="alert">
          {failure}
        </p>
      )}
      <SheetFoot>
        <button type="button" className="button line" onClick={handleClose}>
          {t('event_registration.cancel_dismiss')}
        </button>
        <button type="button" className="button" aria-disabled={isSending} onClick={cancel}>
          {t(isSending ? 'event_registration.sending' : verb)}
        </button>
      </SheetFoot>
    </Sheet>
  )
}

function useCancelling(opener: string, cancelling: CancelScope, onDone: () => void) {
  const t = useTranslate()
  const { isBusy, isDone, problem, ask } = useAction((error) => failureOf(error, t).text)
  const attendees = cancelling.kind === 'one' ? [cancelling.attendee.name] : undefined
  const cancel = async () => {
    if (await ask(() => cancelRegistration(opener, attendees))) onDone()
  }
  return { isSending: isBusy || isDone, failure: problem, cancel: () => void cancel() }
}
