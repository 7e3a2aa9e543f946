import { Page } from '../../shell/page.tsx'
import { MarketWords } from '../../ui/market/market-words.tsx'
import { MyAdsBody } from './my-ads-body.tsx'
import { myAdsScreen } from './my-ads.screen.ts'

MarketWords.fetchAhead()

export function MyAdsPage() {
  return (
    <MarketWords>
      <Page screen={myAdsScreen}>
        <MyAdsBody />
      </Page>
    </MarketWords>
  )
}
