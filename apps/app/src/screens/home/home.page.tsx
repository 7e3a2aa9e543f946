import { useViewedText } from '../../data/viewed-text.ts'
import { Fetched } from '../../shell/fetched.tsx'
import { Page } from '../../shell/page.tsx'
import { HomeBody } from './home-body.tsx'
import { homeScreen } from './home.screen.tsx'

const fetchViewedRow = async () => (await import('../../ui/product-row/viewed-row.tsx')).ViewedRow

export function HomePage() {
  return (
    <Page screen={homeScreen}>
      <HomeBody />
      <Fetched fetchPart={fetchViewedRow} trigger={useViewedText()} props={{}} />
    </Page>
  )
}
