import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { IonContent, IonPage, useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react'
import { useLocation } from 'react-router-dom'
import { useVisit, VisitContext } from '../data/visit.ts'
import { useDocumentHead } from './document-head.ts'
import { Frame } from './frame.tsx'
import type { Params, Screen } from './screen.ts'
import { isSameScrollState, scrollStateAt } from './scroll-state.ts'

interface Props {
  screen: Screen
  params?: Params
  children: ReactNode
}

const noParams: Params = {}

/** A screen in the app: Ionic's page around the same frame and body that the server paints. */
export function Page({ screen, params = noParams, children }: Props) {
  const visit = usePageVisit()
  const [scroll, setScroll] = useState(scrollStateAt(0))
  const { content, note, leave, restore } = usePlaceOnPage()
  useIonViewDidEnter(() => {
    requestAnimationFrame(() => {
      restoreTabOrder()
      restore()
    })
  })
  useIonViewWillLeave(leave)
  // Not Ionic's own events: they say that a page is left when only its query changes, and not that it is shown again.
  const isShown = useLocation().pathname === visit.path
  useDocumentHead({ screen, visit, params, client: useQueryClient() }, isShown)
  const handleScroll = (position: number) => {
    note(position)
    const next = scrollStateAt(position)
    setScroll((present) => (isSameScrollState(present, next) ? present : next))
  }
  return (
    <VisitContext value={visit}>
      <IonPage>
        <IonContent ref={content} scrollEvents onIonScroll={(event) => handleScroll(event.detail.scrollTop)}>
          <Frame bar={screen.bar(params)} scroll={scroll} isMain={false}>
            {children}
          </Frame>
        </IonContent>
      </IonPage>
    </VisitContext>
  )
}

/** Ionic gives the focus back with a tabindex that would take the link out of the order of the Tab key. */
function restoreTabOrder(): void {
  for (const link of document.querySelectorAll('a[tabindex="-1"][ion-last-focus]'))
    link.removeAttribute('tabindex')
}

/** Ionic gives the focus to a page's heading, and that scrolls; who comes back finds the page where they left it. */
function usePlaceOnPage() {
  const content = useRef<HTMLIonContentElement>(null)
  const position = useRef({ now: 0, left: 0 })
  return {
    content,
    note: (now: number) => {
      position.current.now = now
    },
    leave: () => {
      position.current.left = position.current.now
    },
    restore: () => {
      const { left } = position.current
      if (left > 0) void content.current?.scrollToPoint(0, left)
    },
  }
}

/**
 * Ionic keeps pages alive while others are shown, so a page remembers the path that it was opened with. It stays the same
 * object: the pages that were left are not drawn again with every step.
 */
function usePageVisit() {
  const visit = useVisit()
  const { pathname, search } = useLocation()
  const [opened] = useState({ path: pathname, search })
  return useMemo(() => ({ ...visit, ...opened }), [visit, opened])
}
