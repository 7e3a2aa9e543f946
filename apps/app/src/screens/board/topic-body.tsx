import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { useVisit } from '../../data/visit.ts'
import { useAccountCall } from '../../data/query/use-account-call.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { shortDay } from '../../ui/text/date-text.ts'
import { FlagPart } from '../../ui/market/flag-form.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { useAction } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { Shown } from '../../ui/state/answer-states.tsx'
import {
  boardPath,
  boardsPath,
  thank,
  topicCall,
  topicPath,
  type ReplyRow,
  type TopicAnswer,
  addReply,
} from './board-calls.ts'
import { BoardNotFound, useMembersWrite, SignInToWrite } from './board-access.tsx'
import { SendTextForm } from '../../ui/market/send-text-form.tsx'

const PAGE = 50

const LONGEST_REPLY = 5000

const asWritten = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const

interface Props {
  params: Params
  isStill?: boolean
}

export function TopicBody({ params, isStill = false }: Props) {
  const t = useTranslate()
  const [start, setStart] = useState(0)
  const query = useAccountCall(topicCall(params['topic'] ?? '', start))
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={<BoardNotFound />}>
      {(topic) => (
        <div className="wrap">
          <TopicHead topic={topic} />
          <div className="stack" inert={isStill}>
            <p style={asWritten}>{topic.text}</p>
            {topic.reply_count > 0 && <h2>{t('board.replies', { count: topic.reply_count })}</h2>}
            <ul className="stack">
              {topic.replies.map((reply) => (
                <ReplyItem key={reply.name} reply={reply} onChanged={() => void query.refetch()} />
              ))}
            </ul>
            <Pagination topic={topic} start={start} onPageChange={setStart} />
            {topic.may_reply === 1 && <ReplyForm topic={topic.name} onSent={() => void query.refetch()} />}
            <GuestSignIn topic={topic} />
            <FlagPart doctype="Topic" name={topic.name} />
          </div>
        </div>
      )}
    </Shown>
  )
}

function GuestSignIn({ topic: { board, name, is_locked } }: { topic: TopicAnswer }) {
  const membersWrite = useMembersWrite(board.name)
  return membersWrite && is_locked === 0 ? <SignInToWrite next={topicPath(board.name, name)} /> : null
}

function TopicHead({ topic }: { topic: TopicAnswer }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { board, title, author_name: author, creation, is_pinned, is_locked } = topic
  const crumbs = [
    { label: t('board.title'), path: boardsPath },
    { label: board.board_name, path: boardPath(board.name) },
  ]
  return (
    <>
      <Breadcrumbs crumbs={crumbs} here={title} />
      <div className="page-head">
        <h1>{title}</h1>
        <p className="action-row small dim">
          <span>{t('board.by', { author, day: shortDay(creation, language) })}</span>
          {is_pinned === 1 && <span className="badge brand">{t('board.pinned')}</span>}
          {is_locked === 1 && <span className="badge">{t('board.locked')}</span>}
        </p>
      </div>
    </>
  )
}

function ReplyItem({ reply, onChanged }: { reply: ReplyRow; onChanged: () => void }) {
  const t = useTranslate()
  const { language } = useVisit()
  const isGuest = useAccount() === null
  const asking = useAction((error) => refusal(error, t('board.failed')))
  const { name, author_name: author, text, thanks, is_thanked, creation } = reply
  const handleThanks = () =>
    void asking.ask(async () => {
      await thank(name, is_thanked === 1 ? 0 : 1)
      onChanged()
    })
  return (
    <li className="card padded stack">
      <p className="small dim">{t('board.by', { author, day: shortDay(creation, language) })}</p>
      <p style={asWritten}>{text}</p>
      <div className="action-row">
        {isGuest ? (
          thanks > 0 && <span className="small dim">{t('board.thanks', { count: thanks })}</span>
        ) : (
          <button
            type="button"
            className="button line"
            aria-pressed={is_thanked === 1}
            aria-disabled={asking.isBusy}
            onClick={handleThanks}
          >
            {t('board.thanks', { count: thanks })}
          </button>
        )}
        <FlagPart doctype="Reply" name={name} />
      </div>
      <ProblemNote problem={asking.problem} />
    </li>
  )
}

interface PaginationProps {
  topic: TopicAnswer
  start: number
  onPageChange: (start: number) => void
}

function Pagination({ topic, start, onPageChange }: PaginationProps) {
  const t = useTranslate()
  return (
    <p className="action-row">
      {start > 0 && (
        <button type="button" className="button line" onClick={() => onPageChange(0)}>
          {t('board.earlier')}
        </button>
      )}
      {topic.has_more === 1 && (
        <button type="button" className="button line" onClick={() => onPageChange(start + PAGE)}>
          {t('board.next')}
        </button>
      )}
    </p>
  )
}

interface ReplyFormProps {
  topic: string
  onSent: () => void
}

function ReplyForm({ topic, onSent }: ReplyFormProps) {
  const t = useTranslate()
  return (
    <SendTextForm
      label={t('board.reply')}
      help={t('board.reply_help')}
      longest={LONGEST_REPLY}
      button={t('board.send')}
      busyButton={t('board.sending')}
      missing={t('board.missing')}
      failed={t('board.failed')}
      onSend={async (text, idempotency_key) => {
        await addReply({ topic, text, idempotency_key })
        onSent()
        return null
      }}
    />
  )
}
