import { Link } from 'react-router-dom'
import type { Notice } from '../../data/realtime/inbox.ts'
import { useLanguage } from '../../language/language.tsx'
import { useTranslate } from '../../language/translate.ts'
import { shortMomentText } from '../../ui/dates.ts'

interface Props {
  notice: Notice
  onSeen: () => void
  onGo: () => void
}

const deskPath = '/desk/'

/** What belongs to the desk opens here; what belongs to the app, or to nothing, as any other address or as a button. */
export function NoticeRow({ notice, onSeen, onGo }: Props) {
  const { link, read_at } = notice
  const isUnread = read_at === null
  const className = isUnread ? 'inbox-notice is-unread' : 'inbox-notice'
  const text = <NoticeText notice={notice} isUnread={isUnread} />
  const see = () => {
    if (isUnread) onSeen()
  }
  const handleOpen = () => {
    see()
    onGo()
  }
  if (link?.startsWith(deskPath) === true)
    return (
      <Link className={className} to={link.slice(deskPath.length - 1)} onClick={handleOpen}>
        {text}
      </Link>
    )
  if (link !== null && link !== '')
    return (
      <a className={className} href={link} onClick={handleOpen}>
        {text}
      </a>
    )
  return (
    <button type="button" className={className} onClick={see}>
      {text}
    </button>
  )
}

function NoticeText({ notice, isUnread }: { notice: Notice; isUnread: boolean }) {
  const t = useTranslate()
  const { language } = useLanguage()
  const { title, body, creation } = notice
  return (
    <>
      <span className="inbox-notice-title">
        {isUnread && <span className="inbox-mark" role="img" aria-label={t('inbox.unread')} />}
        {title}
      </span>
      {body !== null && body !== '' && <span className="inbox-notice-body">{body}</span>}
      <span className="inbox-notice-time">{shortMomentText(creation, language)}</span>
    </>
  )
}
