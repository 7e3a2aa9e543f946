import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { VisitContext, type Visit } from '../data/visit.ts'
import { SayContext, type Say } from '../language/text.ts'
import { Frame } from '../shell/frame.tsx'
import type { MatchedRoute } from '../shell/routes.ts'
import type { Screen } from '../shell/screen.ts'
import { scrollStateAt } from '../shell/scroll-state.ts'
import { Tabs } from '../shell/tabs.tsx'
import { clientWith } from './answered.ts'
import { bodyOf } from './bodies.tsx'
import type { Answers } from './contract.ts'

interface Source {
  visit: Visit
  say: Say
  route: MatchedRoute
  screen: Screen
  answers: Answers
}

/** The page as plain markup: the same frame and body as in the app, and the same tabs as links. */
export function pageMarkup({ visit, say, route, screen, answers }: Source): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={clientWith(answers)}>
      <VisitContext value={visit}>
        <SayContext value={say}>
          <a className="skip" href="#content">
            {say('shell.skip_to_content')}
          </a>
          <div id="shell">
            <Frame bar={screen.bar(route.params)} scroll={scrollStateAt(0)} isMain>
              {bodyOf(route)}
            </Frame>
            <Tabs path={visit.path} isDocked={route.isDocked} />
          </div>
        </SayContext>
      </VisitContext>
    </QueryClientProvider>,
  )
}
