import { useTranslate } from '../../language/text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { useVisit } from '../../data/visit.ts'
import { plainDay, clockText } from '../../ui/text/date-text.ts'
import {
  cardCall,
  type ShownCard,
  type ChildRecord,
  childCall,
  type Read,
  exportAddress,
  type PrivacyKind,
  ownRights,
} from './family-calls.ts'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { ClassListsPart } from './class-lists-part.tsx'
import { ChildConsents } from './child-consents.tsx'
import { ChildDetails } from './child-details.tsx'
import { ChildFees } from './child-fees.tsx'
import { ChildGuardians } from './child-guardians.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { labelOf } from './state-labels.ts'
import { personOutline } from 'ionicons/icons'
import { useState, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { childPath } from './child-tile.tsx'
import { FamilySkeleton, FamilySignedOut } from './family-placeholders.tsx'
import { PrivacyForm } from './privacy-form.tsx'
import { useLocation } from 'react-router-dom'
import type { MessageId } from '#design/messages'
import styles from './family.module.css'

const firstShown = 5

/** Lists who of the school read the child's record: the role and time, never the person. */
function ChildReads({ reads }: { reads: readonly Read[] }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = isExpanded ? reads : reads.slice(0, firstShown)
  return (
    <section className={`card padded ${styles.childPart}`}>
      <h2>{t('family.reads')}</h2>
      <p className="small dim">{t(reads.length === 0 ? 'family.no_reads' : 'family.reads_text')}</p>
      <ul className="lines">
        {shown.map(({ at, who, kind }) => (
          <li key={at + who + kind}>
            <Icon of={personOutline} isSmall />
            <span className="text">
              <b className="mid">{labelOf(who, t)}</b>
              <span className="small dim">{t(readLabel(kind))}</span>
              <span className="small dim numbers">
                {plainDay(at, language)}, {clockText(at.slice(11), language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {shown.length < reads.length && (
        <button type="button" className="button line" onClick={() => setIsExpanded(true)}>
          {t('states.load_more')}
        </button>
      )}
    </section>
  )
}

export function ChildBody({ student }: { student: string }) {
  const t = useTranslate()
  const { query, isSignedOut } = useOwnCall(childCall(student))
  if (isSignedOut) return <FamilySignedOut next={childPath(student)} />
  const missing = (
    <Empty
      title={t('family.no_child_title')}
      text={t('family.no_child_text')}
      mainLink={{ label: t('family.to_family'), href: '/family' }}
    />
  )
  if (query.error?.code === 'family.not_your_child') return missing
  return (
    <Shown query={query} loading={<FamilySkeleton />} empty={missing}>
      {(child) => <ChildView child={child} onChanged={() => void query.refetch()} />}
    </Shown>
  )
}

function ChildView({ child, onChanged }: { child: ChildRecord; onChanged: () => void }) {
  const t = useTranslate()
  const parts = useShownPart()
  return (
    <div className="wrap" ref={parts}>
      <Breadcrumbs crumbs={[{ label: t('family.title'), path: '/family' }]} here={child.full_name} />
      <ChildHead child={child} />
      <div className={`split ${styles.childSplit}`}>
        <aside className="stack">
          <CardTicket student={child.student} />
        </aside>
        <div className="stack">
          <ClassListsPart student={child.student} />
          {ownRights(child).may_pay === 1 && <ChildFees student={child.student} onPaid={onChanged} />}
          <ChildDetails child={child} onAsked={onChanged} />
          <ChildGuardians child={child} onAsked={onChanged} />
          <ChildConsents child={child} onChanged={onChanged} />
          <ChildReads reads={child.reads} />
          <PrivacyPart child={child} onAsked={onChanged} />
        </div>
      </div>
    </div>
  )
}

function useShownPart() {
  const page = useRef<HTMLDivElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    const part = /^#[a-z]+$/.test(hash) ? page.current?.querySelector(`[data-part="${hash.slice(1)}"]`) : null
    // Ionic scrolls the page to its top after it has entered.
    const timer = setTimeout(() => part?.scrollIntoView(), 350)
    return () => clearTimeout(timer)
  }, [hash])
  return page
}

function ChildHead({ child }: { child: ChildRecord }) {
  const t = useTranslate()
  return (
    <div className={styles.childHead}>
      <Picture source={child.photo} alt="" sizes="88px" isFirst />
      <div className="text">
        <h1>{child.full_name}</h1>
        {child.name_in_tamil && <p lang="ta">{child.name_in_tamil}</p>}
        <p className="dim">{[child.class, child.academic_year].filter(Boolean).join(', ')}</p>
      </div>
      <span className="badge brand">{labelOf(child.state, t)}</span>
    </div>
  )
}

/** Card of the child, stored on the device so that it shows offline; nothing without a card. */
function CardTicket({ student }: { student: string }) {
  const { query } = useOwnCall(cardCall(student))
  return query.data === undefined ? null : <Ticket card={query.data} />
}

/** Ticket with the card's code; a scan shows name, photo and validity on the website, and no more. */
function Ticket({ card }: { card: ShownCard }) {
  const t = useTranslate()
  const { language } = useVisit()
  return (
    <section className="ticket" data-part="card" aria-label={t('family.card')}>
      <div className={styles.cardTicket}>
        <h2>{t('family.card')}</h2>
        <img className={styles.cardCode} src={card.qr} alt={t('family.card_code', { code: card.code })} />
        <p className="numbers mid">{card.code}</p>
      </div>
      <div className="ticket-cut" />
      <div className={styles.cardTicket}>
        <p className="small dim">{t('family.card_until', { date: plainDay(card.valid_until, language) })}</p>
        <a className="more" href={`/verify/${encodeURIComponent(card.code)}`}>
          {t('family.card_check')}
        </a>
      </div>
    </section>
  )
}

function PrivacyPart({ child, onAsked }: { child: ChildRecord; onAsked: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const [kind, setKind] = useState<PrivacyKind | null>(null)
  const handleDone = () => {
    setKind(null)
    onAsked()
  }
  if (ownRights(child).may_change !== 1) return null
  return (
    <section className={`card padded ${styles.childPart}`}>
      <h2>{t('family.privacy')}</h2>
      <p className="small dim">{t('family.privacy_text')}</p>
      {child.requests.length > 0 && (
        <ul className="lines">
          {child.requests.map((request) => (
            <li key={request.name}>
              <span className="text">
                <b className="mid">{labelOf(request.kind, t)}</b>
                <span className="small dim numbers">{plainDay(request.creation, language)}</span>
              </span>
              {request.kind === 'export' && request.state === 'done' && (
                <a className="more" href={exportAddress(request.name)} download>
                  {t('family.download')}
                </a>
              )}
              {request.answer && <span className="small">{request.answer}</span>}
              <span className="badge">{labelOf(request.state, t)}</span>
            </li>
          ))}
        </ul>
      )}
      {kind === null ? (
        <div className="actions">
          <button type="button" className="button line" onClick={() => setKind('export')}>
            {t('family.export')}
          </button>
          <button type="button" className="button line" onClick={() => setKind('erase')}>
            {t('family.erase')}
          </button>
        </div>
      ) : (
        <PrivacyForm key={kind} student={child.student} kind={kind} onDone={handleDone} />
      )}
    </section>
  )
}

const labels: Readonly<Record<string, MessageId>> = {
  opened: 'family.read_opened',
  listed: 'family.read_listed',
  exported: 'family.read_exported',
  'card check': 'family.read_card',
}

export const readLabel = (kind: string): MessageId => labels[kind] ?? 'family.read_opened'
