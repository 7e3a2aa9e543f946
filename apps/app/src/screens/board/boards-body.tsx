import { chatbubblesOutline, megaphoneOutline } from 'ionicons/icons'
import { useAccountCall } from '../../data/query/use-account-call.ts'
import { useTranslate } from '../../language/text.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { boardPath, boardsCall, boardsPath, type BoardRow } from './board-calls.ts'

export function BoardsBody() {
  const t = useTranslate()
  const query = useAccountCall(boardsCall)
  const signIn = `/sign-in?${new URLSearchParams({ next: boardsPath })}`
  const none = (
    <Empty
      title={t('board.none_title')}
      text={t('board.none_text')}
      mainLink={{ label: t('board.sign_in'), href: signIn }}
    />
  )
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('board.title')}</h1>
        <p className="dim">{t('board.lead')}</p>
      </div>
      <Shown
        query={query}
        loading={<ListSkeleton />}
        empty={none}
        isEmpty={({ boards }) => boards.length === 0}
      >
        {({ boards }) => (
          <ul className="card list">
            {boards.map((board) => (
              <BoardItem key={board.name} board={board} />
            ))}
          </ul>
        )}
      </Shown>
    </div>
  )
}

function BoardItem({ board }: { board: BoardRow }) {
  const t = useTranslate()
  const { name, board_name, description, notices_only, topics } = board
  return (
    <li>
      <span className="spot brand">
        <Icon of={notices_only === 1 ? megaphoneOutline : chatbubblesOutline} />
      </span>
      <span className="text">
        <a href={boardPath(name)}>
          <b className="mid">{board_name}</b>
        </a>
        {description && <span className="small">{description}</span>}
        <span className="small dim">{t('board.topics', { count: topics })}</span>
      </span>
    </li>
  )
}
