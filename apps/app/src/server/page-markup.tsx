import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { CallLanguageContext } from '#client/react'
import { VisitContext, type Visit } from '../data/visit.ts'
import { TranslateContext, type Translate } from '../language/text.ts'
import { Frame } from '../shell/frame.tsx'
import type { MatchedRoute } from '../shell/routing/routes.ts'
import type { ServerPage } from '../shell/screen.ts'
import { scrollStateAt } from '../shell/scroll-state.ts'
import { Tabs } from '../shell/tabs.tsx'
import { clientWith } from './answered.ts'
import type { CallResponses } from './contract.ts'

interface Source {
  visit: Visit
  t: Translate
  route: MatchedRoute
  page: ServerPage
  answers: CallResponses
}

export function pageMarkup({ visit, t, route, page, answers }: Source): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={clientWith(answers)}>
      <VisitContext value={visit}>
        <CallLanguageContext value={visit.language}>
          <TranslateContext value={t}>
            <a className="skip" href="#content">
              {t('shell.skip_to_content')}
            </a>
            <div id="shell">
              <Frame bar={page.screen.bar(route.params)} scroll={scrollStateAt(0)} isMain>
                {page.body(route.params)}
              </Frame>
              <Tabs path={visit.path} isDocked={route.isDocked} />
            </div>
          </TranslateContext>
        </CallLanguageContext>
      </VisitContext>
    </QueryClientProvider>,
  )
}
