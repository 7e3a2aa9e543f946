import { Page } from '../../shell/page.tsx'
import { MarketWords } from '../../ui/added-catalogues.tsx'
import { BoardsBody } from './boards-body.tsx'
import { boardsScreen } from './boards.screen.tsx'

MarketWords.fetchAhead()

export function BoardsPage() {
  return (
    <MarketWords>
      <Page screen={boardsScreen}>
        <BoardsBody />
      </Page>
    </MarketWords>
  )
}
