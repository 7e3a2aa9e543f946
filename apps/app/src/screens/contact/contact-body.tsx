import { callOutline, locationOutline, mailOutline } from 'ionicons/icons'
import type { ReactNode } from 'react'
import type { BusinessDetail } from '#client'
import type { MessageId } from '#design/messages'
import { businessCall, settingsCall } from '../../data/calls.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { spacedPhone } from '../../ui/spaced-phone.ts'

interface Props {
  /** The form; it needs the browser, so the server leaves its place empty. */
  form: ReactNode
}

/** The ways to reach the organisation are quiet extras: the form works without them. */
export function ContactBody({ form }: Props) {
  const t = useSay()
  const visit = useVisit()
  const settings = useAnswer(settingsCall)
  const business = useAnswer(settings.value && businessCall(visit, settings.value))
  const detail = business.value?.[0]
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('contact.title')}</h1>
        <p className="dim">{t('contact.lead')}</p>
      </div>
      <div className="split">
        {form}
        {detail && <Ways business={detail} />}
      </div>
    </div>
  )
}

function Ways({ business }: { business: BusinessDetail }) {
  const { phone, email, address } = business
  return (
    <aside>
      <div className="card list">
        {phone && (
          <Way icon={callOutline} label="contact.call_us" href={`tel:${phone}`} text={spacedPhone(phone)} />
        )}
        {email && <Way icon={mailOutline} label="contact.write_us" href={`mailto:${email}`} text={email} />}
        {address && (
          <div>
            <span className="spot offer">
              <Icon of={locationOutline} />
            </span>
            <WayText label="contact.visit_us" text={address} />
          </div>
        )}
      </div>
    </aside>
  )
}

function Way({ icon, label, href, text }: { icon: string; label: MessageId; href: string; text: string }) {
  return (
    <a href={href}>
      <span className="spot brand">
        <Icon of={icon} />
      </span>
      <WayText label={label} text={text} />
    </a>
  )
}

function WayText({ label, text }: { label: MessageId; text: string }) {
  const t = useSay()
  return (
    <span className="text">
      <b className="mid">{t(label)}</b>
      <span className="small dim">{text}</span>
    </span>
  )
}
