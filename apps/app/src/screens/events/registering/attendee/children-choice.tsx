import { useId } from 'react'
import { useTranslate } from '../../../../language/text.ts'
import { FieldFrame } from '../../../../ui/form/field-frame.tsx'
import type { OwnChild } from './my-details.ts'

interface Props {
  ownChildren: readonly OwnChild[]
  /** The names of the children's records. */
  chosen: ReadonlySet<string>
  onChoose: (child: OwnChild, isChosen: boolean) => void
}

/** The children of whoever is signed in: who is ticked comes. */
export function ChildrenChoice({ ownChildren, chosen, onChoose }: Props) {
  const id = useId()
  const t = useTranslate()
  return (
    <div className="card padded attendee">
      <FieldFrame
        id={id}
        label={t('event_registration.children')}
        help={t('event_registration.children_help')}
        isOptional={false}
        problem={undefined}
        isGroup
      >
        <div className="ticket-options children-options">
          {ownChildren.map((child) => (
            <label key={child.student} className="ticket-option">
              <input
                type="checkbox"
                checked={chosen.has(child.student)}
                onChange={({ target }) => onChoose(child, target.checked)}
              />
              <span className="text">
                <span className="mid">{child.full_name}</span>
                {child.class !== null && <span className="small dim">{child.class}</span>}
              </span>
            </label>
          ))}
        </div>
      </FieldFrame>
    </div>
  )
}

/** The children are an account's own: who has one signs in first. */
export function SignInToChoose({ event }: { event: string }) {
  const t = useTranslate()
  const next = `/event-registration-form/${encodeURIComponent(event)}`
  return (
    <p className="note">
      <span className="text">{t('event_registration.children_sign_in')}</span>
      <a className="more" href={`/sign-in?${new URLSearchParams({ next })}`}>
        {t('shell.sign_in')}
      </a>
    </p>
  )
}
