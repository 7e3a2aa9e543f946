import { Page } from '../../shell/page.tsx'
import { MarketMessages } from '../../ui/added-catalogues.tsx'
import { BoardsBody } from './boards-body.tsx'
import { boardsScreen } from './boards.screen.tsx'

MarketMessages.fetchAhead()

export function BoardsPage() {
  return (
    <MarketMessages>
      <Page screen={boardsScreen}>
        <BoardsBody />
      </Page>
    </MarketMessages>
  )
}
