import { useVisit } from '../../data/visit.ts'
import { useSay } from '../../language/text.ts'
import type { Params } from '../../shell/screen.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { shortDay } from '../../ui/date-text.ts'
import { Empty } from '../../ui/empty.tsx'
import { ListSkeleton } from '../../ui/market/list-skeleton.tsx'
import { Turns } from '../../ui/market/turns.tsx'
import { useQuestion, type Asked } from '../../ui/market/use-question.ts'
import { WordsForm } from '../../ui/market/words-form.tsx'
import { Shown } from '../../ui/shown.tsx'
import {
  boardPath,
  boardsCall,
  boardsPath,
  topicPath,
  topicsCall,
  useHeard,
  type TopicPage,
  type TopicRow,
} from './board-calls.ts'
import { Gone } from './gone.tsx'
import { useMembersWrite } from './members-write.ts'
import { SignInToWrite } from './sign-in-to-write.tsx'
import { TopicForm } from './topic-form.tsx'

const PAGE = 30

export function TopicsBody({ params }: { params: Params }) {
  const name = params['board'] ?? ''
  const asked = useQuestion(boardPath(name))
  const query = useHeard(topicsCall(name, asked.question))
  return (
    <Shown query={query} loading={<ListSkeleton />} empty={<Gone />}>
      {(page) => <Topics page={page} asked={asked} />}
    </Shown>
  )
}

function Topics({ page, asked }: { page: TopicPage; asked: Asked }) {
  const say = useSay()
  const { board, topics } = page
  // Who may begin a topic is said with the boards, in the name of whoever asks.
  const mayOpen = useHeard(boardsCall).value?.boards.some(
    ({ name, may_open }) => name === board.name && may_open === 1,
  )
  const membersWrite = useMembersWrite(board.name)
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ label: say('board.title'), path: boardsPath }]} here={board.board_name} />
      <div className="page-head">
        <h1>{board.board_name}</h1>
        {board.description && <p className="dim">{board.description}</p>}
      </div>
      <div className="stack">
        <WordsForm
          path={boardPath(board.name)}
          asked={asked}
          label={say('board.search')}
          button={say('board.find')}
        />
        {mayOpen && <TopicForm board={board.name} />}
        {membersWrite && <SignInToWrite next={boardPath(board.name)} />}
        {topics.length === 0 ? (
          <Empty
            title={say('board.empty_title')}
            text={say('board.empty_text')}
            way={{ label: say('board.see_all'), href: boardsPath }}
          />
        ) : (
          <ul className="card list">
            {topics.map((topic) => (
              <TopicItem key={topic.name} topic={topic} board={board.name} />
            ))}
          </ul>
        )}
        <Turns
          asked={asked}
          perPage={PAGE}
          hasMore={page.has_more === 1}
          back={say('board.back')}
          next={say('board.next')}
        />
      </div>
    </div>
  )
}

function TopicItem({ topic, board }: { topic: TopicRow; board: string }) {
  const say = useSay()
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
          {say('board.by', { author, day })} · {say('board.replies', { count: reply_count })}
        </span>
      </span>
      {is_pinned === 1 && <span className="badge brand">{say('board.pinned')}</span>}
      {is_locked === 1 && <span className="badge">{say('board.locked')}</span>}
    </li>
  )
}
