import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import type { PageProps } from '../../shell/screen.ts'
import { ClassListBody } from './class-list-body.tsx'
import { classListScreen } from './class-list.screen.tsx'

const ClassListMessages = addedMessages('class-lists', 'hand-over')

ClassListMessages.fetchAhead()

export function ClassListPage({ params }: PageProps) {
  const name = params['id'] ?? ''
  return (
    <ClassListMessages>
      <Page screen={classListScreen} params={params}>
        <ClassListBody key={name} name={name} />
      </Page>
    </ClassListMessages>
  )
}
