import { spacedPhone } from '#meta'
import { callOutline, locationOutline, mailOutline } from 'ionicons/icons'
import type { ReactNode } from 'react'
import type { BusinessDetail } from '#client'
import type { MessageId } from '#design/messages'
import { businessCall, settingsCall } from '../../data/calls.ts'
import { useCall } from '#client/react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  form: ReactNode
}

export function ContactBody({ form }: Props) {
  const t = useTranslate()
  const visit = useVisit()
  const settings = useCall(settingsCall)
  const business = useCall(settings.data && businessCall(visit, settings.data))
  const detail = business.data?.[0]
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('contact.title')}</h1>
        <p className="dim">{t('contact.lead')}</p>
      </div>
      <div className="split">
        {form}
        {detail && <ContactChannels business={detail} />}
      </div>
    </div>
  )
}

function ContactChannels({ business }: { business: BusinessDetail }) {
  const { phone, email, address } = business
  return (
    <aside>
      <div className="card list">
        {phone && (
          <ContactLink
            icon={callOutline}
            label="contact.call_us"
            href={`tel:${phone}`}
            text={spacedPhone(phone)}
          />
        )}
        {email && (
          <ContactLink icon={mailOutline} label="contact.write_us" href={`mailto:${email}`} text={email} />
        )}
        {address && (
          <div>
            <span className="spot offer">
              <Icon of={locationOutline} />
            </span>
            <ContactText label="contact.visit_us" text={address} />
          </div>
        )}
      </div>
    </aside>
  )
}

function ContactLink({
  icon,
  label,
  href,
  text,
}: {
  icon: string
  label: MessageId
  href: string
  text: string
}) {
  return (
    <a href={href}>
      <span className="spot brand">
        <Icon of={icon} />
      </span>
      <ContactText label={label} text={text} />
    </a>
  )
}

function ContactText({ label, text }: { label: MessageId; text: string }) {
  const t = useTranslate()
  return (
    <span className="text">
      <b className="mid">{t(label)}</b>
      <span className="small dim">{text}</span>
    </span>
  )
}

const fields = [
  { label: 'contact.name', isOptional: false },
  { label: 'contact.email', isOptional: false },
  { label: 'contact.phone', isOptional: true },
  { label: 'contact.subject', isOptional: true },
] as const

export function ContactFormShell() {
  const t = useTranslate()
  return (
    <>
      <noscript>
        <p className="note">{t('forms.contact_needs_script')}</p>
      </noscript>
      <div className="contact-form needs-script" aria-hidden="true">
        {fields.map(({ label, isOptional }) => (
          <div key={label} className="field">
            <span className="label">
              {t(label)}
              {isOptional && <span className="optional"> {t('contact.optional')}</span>}
            </span>
            <span className="input" />
          </div>
        ))}
        <div className="field">
          <span className="label">{t('contact.message')}</span>
          <span className="input long" />
        </div>
        <p className="tiny dim">{t('contact.privacy')}</p>
        <div className="actions">
          <span className="button big">{t('contact.send')}</span>
        </div>
      </div>
    </>
  )
}
