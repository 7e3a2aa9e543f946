import { useVisit } from '../../data/visit.ts'
import { useAccountCall } from '../../data/query/use-account-call.ts'
import { useTranslate } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { shortDay } from '../../ui/text/date-text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { Pagination, SearchForm } from '../../ui/market/list-controls.tsx'
import { useQuestion, type MarketQuery } from '../../ui/market/question.ts'
import {
  boardPath,
  boardsCall,
  boardsPath,
  topicPath,
  topicsCall,
  type TopicList,
  type TopicRow,
  openTopic,
} from './board-calls.ts'
import { BoardNotFound, useMembersWrite, SignInToWrite } from './board-access.tsx'
import { useRef, useState, type SubmitEvent } from 'react'
import { randomKey } from '../../ui/form/random-key.ts'
import { focusFirstWrong } from '../../ui/market/typed-fields.ts'
import { useAction } from '#client/react'
import { refusal, ProblemNote } from '../../ui/problem-note.tsx'
import { TextBox } from '../../ui/market/form-fields.tsx'
import { useShellActions } from '../../ui/shell-actions.ts'
import styles from './board.module.css'

const PAGE = 30

export function TopicsBody({ params }: { params: Params }) {
  const name = params['board'] ?? ''
  const asked = useQuestion(boardPath(name))
  const query = useAccountCall(topicsCall(name, asked.question))
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={<BoardNotFound />}>
      {(page) => <Topics page={page} asked={asked} />}
    </Shown>
  )
}

function Topics({ page, asked }: { page: TopicList; asked: MarketQuery }) {
  const t = useTranslate()
  const { board, topics } = page
  // The list of boards tells whether the caller may begin a topic.
  const mayOpen = useAccountCall(boardsCall).data?.boards.some(
    ({ name, may_open }) => name === board.name && may_open === 1,
  )
  const membersWrite = useMembersWrite(board.name)
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: t('board.title'), path: boardsPath }]} here={board.board_name} />
      <div className="page-head">
        <h1>{board.board_name}</h1>
        {board.description && <p className="dim">{board.description}</p>}
      </div>
      <div className="stack">
        <SearchForm
          path={boardPath(board.name)}
          asked={asked}
          label={t('board.search')}
          button={t('board.find')}
        />
        {mayOpen && <TopicForm board={board.name} />}
        {membersWrite && <SignInToWrite next={boardPath(board.name)} />}
        {topics.length === 0 ? (
          <Empty
            title={t('board.empty_title')}
            text={t('board.empty_text')}
            mainLink={{ label: t('board.see_all'), href: boardsPath }}
          />
        ) : (
          <ul className="card list">
            {topics.map((topic) => (
              <TopicItem key={topic.name} topic={topic} board={board.name} />
            ))}
          </ul>
        )}
        <Pagination
          asked={asked}
          perPage={PAGE}
          hasMore={page.has_more === 1}
          back={t('board.back')}
          next={t('board.next')}
        />
      </div>
    </div>
  )
}

function TopicItem({ topic, board }: { topic: TopicRow; board: string }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { name, title, author_name: author, is_pinned, is_locked, reply_count, last_word_at } = topic
  const day = last_word_at === null ? '' : shortDay(last_word_at, language)
  return (
    <li>
      <span className="text">
        <a href={topicPath(board, name)}>
          <b className="mid">{title}</b>
        </a>
        <span className="small dim">
          {t('board.by', { author, day })} · {t('board.replies', { count: reply_count })}
        </span>
        {(is_pinned === 1 || is_locked === 1) && (
          <span className="action-row">
            {is_pinned === 1 && <span className="badge brand">{t('board.pinned')}</span>}
            {is_locked === 1 && <span className="badge">{t('board.locked')}</span>}
          </span>
        )}
      </span>
    </li>
  )
}

function TopicForm({ board }: { board: string }) {
  const t = useTranslate()
  const shell = useShellActions()
  const form = useRef<HTMLFormElement>(null)
  const last = useRef({ content: '', key: '' })
  const [title, setTitle] = useState('')
  const [text, setText] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const asking = useAction((error) => refusal(error, t('board.failed')))
  const problemOf = (value: string) => (isSubmitted && value.trim() === '' ? t('board.missing') : undefined)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setIsSubmitted(true)
    if (title.trim() === '' || text.trim() === '') return focusFirstWrong(form.current)
    const content = JSON.stringify({ board, title, text })
    if (content !== last.current.content) last.current = { content, key: randomKey() }
    void asking.ask(async () => {
      const { topic } = await openTopic({ board, title, text, idempotency_key: last.current.key })
      setTitle('')
      setText('')
      setIsSubmitted(false)
      shell.open(topicPath(board, topic))
    })
  }
  return (
    <details className="card padded">
      <summary className="mid">{t('board.new_topic')}</summary>
      <form ref={form} className={`${styles.topicForm} contact-form`} noValidate onSubmit={handleSubmit}>
        <TextBox
          label={t('board.topic_title')}
          value={title}
          onType={setTitle}
          longest={120}
          problem={problemOf(title)}
        />
        <TextBox
          label={t('board.text')}
          help={t('board.text_help')}
          type="long"
          longest={5000}
          value={text}
          onType={setText}
          problem={problemOf(text)}
        />
        <ProblemNote problem={asking.problem} />
        <div className="actions">
          <button className="button" aria-disabled={asking.isBusy}>
            {t(asking.isBusy ? 'board.sending' : 'board.open')}
          </button>
        </div>
      </form>
    </details>
  )
}
