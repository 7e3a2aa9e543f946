import type { Enrolment } from '../../data/user/sign-in.ts'
import { useTranslate } from '../../language/translate.ts'
import { SecretLine } from './secret-line.tsx'

/** In groups of four, as a person types it; apps do not mind the spaces. */
const grouped = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ')

/** What an authenticator app is set up with: a picture to scan, or a key to type. */
export function Authenticator({ enrolment }: { enrolment: Enrolment }) {
  const t = useTranslate()
  return (
    <div className="authenticator">
      <p>{t('desk.enrol_scan')}</p>
      {/* As a picture, not as a part of the page: whatever stands in it cannot run. */}
      <img
        className="authenticator-picture"
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr)}`}
        alt={t('desk.enrol_picture')}
        width={196}
        height={196}
      />
      <SecretLine label={t('desk.enrol_type')} secret={grouped(enrolment.secret)} />
      <p>{t('desk.enrol_confirm')}</p>
    </div>
  )
}
