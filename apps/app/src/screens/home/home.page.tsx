import { Page } from '../../shell/page.tsx'
import { HomeBody } from './home-body.tsx'
import { homeScreen } from './home.screen.tsx'

export function HomePage() {
  return (
    <Page screen={homeScreen}>
      <HomeBody />
    </Page>
  )
}
