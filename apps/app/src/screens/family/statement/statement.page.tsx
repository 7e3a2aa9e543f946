import { addedMessages } from '../../../language/added-messages.tsx'
import { Page } from '../../../shell/page.tsx'
import { StatementBody } from './statement-body.tsx'
import { statementScreen } from './statement.screen.tsx'

const StatementMessages = addedMessages('statement')

StatementMessages.fetchAhead()

export function StatementPage() {
  return (
    <StatementMessages>
      <Page screen={statementScreen}>
        <StatementBody />
      </Page>
    </StatementMessages>
  )
}
